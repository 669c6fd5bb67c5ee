-- Settled play compared with the ledger; no rows if they agree. A settled round has facts that add up to its stake and win, with the wins
-- beside its settlement; the facts of any other round add up to zero; a wallet's facts equal its entries of settled play; a valid bet is
-- within its stake; a fact has an entry of the same time.
create or replace function settled_play_proof()
returns table (fault text, place text)
language sql stable security definer set search_path = public, pg_temp as $$
  with bets as (
    select f.round, f.wallet, sum(f.rounds) as rounds, sum(f.stake) as stake, sum(f.valid) as valid,
      coalesce(sum(f.win) filter (where f.rounds <> 0), 0) as settled_win
    from settled_play f
    where f.round is not null
    group by f.round, f.wallet
  )
  select format('round %s is %s with stake %s and win %s, its facts say %s rounds, %s and %s', r.id, r.state, r.stake, r.win,
    coalesce(b.rounds, 0), coalesce(b.stake, 0), coalesce(b.settled_win, 0)), format('round %s', r.id)
  from round r
  left join bets b on b.round = r.id and b.wallet = r.wallet
  where case when r.state = 'settled'
    then b.rounds is distinct from 1 or b.stake <> r.stake or b.settled_win <> r.win
    else coalesce(b.rounds, 0) <> 0 or coalesce(b.stake, 0) <> 0 or coalesce(b.settled_win, 0) <> 0 or coalesce(b.valid, 0) <> 0
  end
  union all
  select format('facts of round %s have valid bets of %s within a stake of %s', b.round, b.valid, b.stake), format('round %s', b.round)
  from bets b
  where b.valid < 0 or b.valid > b.stake
  union all
  select format('fact %s/%s of member %s has no line of its moment', f.wallet, f.seq, f.member_id),
    format('settled_play %s/%s', f.wallet, f.seq)
  from settled_play f
  left join line l on l.wallet = f.wallet and l.seq = f.seq and l.at = f.at and l.batch = f.batch
  left join wallet w on w.id = f.wallet and w.owner = f.member_id and w.book = f.book
  where l.wallet is null or w.id is null
  union all
  select format('wallet %s moved %s by settled play, its facts and open bets say %s', p.wallet, p.moved, p.says),
    format('wallet %s', p.wallet)
  from (
    select m.wallet, sum(m.moved) as moved, sum(m.says) as says
    from (
      -- stakes, wins, refunds, raises and rollbacks of rounds, and wins beside them with their reversals
      select l.wallet, l.amount as moved, 0::bigint as says
      from line l
      left join house_account a on a.id = l.counter
      where l.kind between 1 and 5 or (l.kind = 6 and a.kind in ('ggr', 'open_bets', 'jackpot'))
      union all
      select l.wallet, l.amount, 0
      from line l
      join posting_kind k on k.code = l.kind and k.kind in ('vendor.win', 'jackpot.won')
      union all
      select f.wallet, 0, f.win - f.stake from settled_play f
      union all
      select r.wallet, 0, -r.stake from round r where r.state = 'open'
    ) m
    group by m.wallet
  ) p
  where p.moved <> p.says;
$$;

revoke execute on function settled_play_proof() from public;
grant execute on function settled_play_proof() to fairhouse_app;
