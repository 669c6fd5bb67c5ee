-- The feature counts its own waiting rows: no other feature reads these views.
drop view if exists adjustment_view;
