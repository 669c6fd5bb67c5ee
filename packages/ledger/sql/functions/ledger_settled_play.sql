-- Settled play for other features (docs/decisions/0037).
create or replace view ledger_settled_play as
select f.member_id, f.at, f.wallet, f.seq, f.batch, f.stake, f.win, f.valid, f.first_at, f.round, f.book, f.rounds, f.vendor, f.game,
  f.category
from settled_play f;
comment on view ledger_settled_play is 'Published: a fact a row; a bet that settled, or what takes one off again.';

-- The part of a round's stake that was at risk, from the fact of its settlement; 0 for an open, void or reopened round.
create or replace function ledger_valid_bet(p_wallet bigint, p_round uuid, p_settled_at timestamptz) returns bigint
language sql stable as $$
  select coalesce((
    select f.valid
    from settled_play f
    where f.member_id = (select w.owner from wallet w where w.id = p_wallet) and f.at = p_settled_at and f.wallet = p_wallet
      and f.round = p_round and f.rounds = 1
    order by f.seq desc
    limit 1
  ), 0);
$$;
comment on function ledger_valid_bet(bigint, uuid, timestamptz) is 'Published: what of a settled round was at risk.';

-- The newest batch number. A batch draws its number after its transaction has its ID and its facts have their time.
create or replace function ledger_last_batch() returns bigint
language sql volatile security definer set search_path = public, pg_temp as $$
  select case when is_called then last_value else 0 end from ledger_batch;
$$;
comment on function ledger_last_batch() is 'Published: the newest batch number; for readers that count facts by batch.';
revoke execute on function ledger_last_batch() from public;
grant execute on function ledger_last_batch() to fairhouse_app;

grant select on ledger_settled_play to fairhouse_app;
