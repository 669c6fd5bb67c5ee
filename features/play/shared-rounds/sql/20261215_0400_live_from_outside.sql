-- Outcomes that are entered piece by piece: until when bets on the rest are taken (null: none are), and who confirmed a piece.
alter table shared_round add column live_until timestamptz;
alter table shared_piece add column confirmed_by text not null default '';
