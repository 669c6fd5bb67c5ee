-- The feature counts its own waiting rows: no other feature reads these views.
drop view if exists payout_match_view, payout_offer_view;
