-- Bonus money (docs/decisions/0060): a wallet for each grant, of which one pays what the cash wallet lacks. No default and no index that a
-- round without a bonus has to maintain.
alter table wallet add column bonus bigint;
alter table round add column bonus_wallet bigint, add column bonus_stake bigint;

-- The terms that the ledger checks before it accepts a stake with bonus money.
create table bonus_wallet (
  wallet bigint primary key,
  cash bigint not null,
  -- the bonus pays before the cash does
  is_first boolean not null default false,
  -- the largest stake of a round that contains bonus money
  stake_max bigint,
  -- free rounds: exactly this stake
  stake_exact bigint,
  -- null: every game that is not excluded
  only_games text[],
  excluded_games text[] not null default '{}',
  excluded_categories text[] not null default '{}',
  excluded_vendors text[] not null default '{}',
  expires_at timestamptz,
  -- reaching it ends the bonus
  balance_max bigint,
  -- the share of a win goes there instead of back to this wallet
  win_wallet bigint,
  state text not null default 'active' check (state in ('active', 'capped', 'closed')),
  -- after completion a share of an open round is cash
  is_cash_after boolean not null default false,
  open_rounds int not null default 0 check (open_rounds >= 0)
) with (fillfactor = 70);

grant select on bonus_wallet to fairhouse_app;
