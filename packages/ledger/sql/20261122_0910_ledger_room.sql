-- What a wallet's limits still leave stands in the wallet's own row, so that a bet within them reads and writes no second row. null
-- where nothing was ever limited.
alter table wallet
  -- stakes and wins that wallet_guard has not counted yet
  add column staked bigint,
  add column won bigint,
  -- the largest stake, and how far `staked` and `staked − won` may go, until guard_until
  add column stake_max bigint,
  add column stake_room bigint,
  add column loss_room bigint,
  add column guard_until timestamptz;

drop function if exists ledger_guard_batch(timestamptz, boolean[], boolean[], ledger_purse[]);
drop function if exists ledger_guard_roll(bigint, timestamptz);
