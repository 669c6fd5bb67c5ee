-- the entry of a round of the betting record
create index card_tournament_entry_round on card_tournament_entry (round) where round is not null;
