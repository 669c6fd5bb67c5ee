-- A void or a rollback can return money to a bonus that has ended: the feature that owns it looks for these (docs/decisions/0060).
alter table bonus_wallet add column is_late boolean not null default false;

-- the job that settles them: mostly none
create index bonus_wallet_late on bonus_wallet (wallet) where is_late;
