-- The feature counts its own waiting rows: no other feature reads these views.
drop view if exists vendor_verdict_view, vendor_transfer_alarm_view, vendor_transfer_view;
