"""What people look at: boards, decision trees and turn flows as SVG, and how values show themselves in a notebook."""
