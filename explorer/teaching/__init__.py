"""What a lesson needs: walkthroughs, questions the engine answers, clause cards, a printed rule sheet. No widgets."""
