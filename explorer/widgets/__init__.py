"""What people click in a notebook. The only floor that imports ipywidgets."""
