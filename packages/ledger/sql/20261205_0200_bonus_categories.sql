-- Bonus money that only pays in some categories, such as free bets on sports; null: in every one that is not excluded.
alter table bonus_wallet add column only_categories text[];
