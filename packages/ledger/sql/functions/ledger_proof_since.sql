-- Continuous reconciliation: what the batches after the mark wrote, once no transaction can still write them. Entries are appended, so
-- they are found by their blocks and need no index; some blocks before the mark are read again for rows that filled older space, and a
-- batch that seems unbalanced is looked up everywhere before it is reported.

create or replace function ledger_proof_since(out o_from bigint, out o_to bigint, out o_invariant int[], out o_fault text[],
  out o_place text[]) language plpgsql security definer set search_path = public, pg_temp as $$
declare
  m reconcile_mark;
  f record;
begin
  select * into m
  from reconcile_mark
  for update; -- one prover at a time
  o_from := m.batch;
  o_to := m.batch;
  if m.next_xid is not null and pg_snapshot_xmin(pg_current_snapshot()) >= m.next_xid then
    for f in
      select * from ledger_proof_batches(m.batch, m.next_batch, greatest(m.line_block - 512, 0))
    loop
      o_invariant := o_invariant || f.invariant;
      o_fault := o_fault || f.fault;
      o_place := o_place || f.place;
    end loop;
    o_to := m.next_batch;
    if o_fault is null then
      update reconcile_mark
      set batch = m.next_batch, line_block = m.next_line_block, next_xid = null, proved_at = now(), faults = 0;
    else
      update reconcile_mark
      set faults = cardinality(o_fault);
    end if;
  end if;
  if m.next_xid is null or o_to > o_from then
    update reconcile_mark
    set next_batch = (select case when is_called then last_value else 0 end from ledger_batch),
      next_line_block = pg_relation_size('line') / 8192
    where o_fault is null;
    -- a batch number is drawn by a transaction that already has its id, so all those numbers belong to older transactions
    update reconcile_mark
    set next_xid = pg_current_xact_id()
    where o_fault is null;
  end if;
end $$;

-- House moves since a batch, stripe by stripe, from the newest back: their numbers have no gap, and within a stripe the batches ascend
-- except for those of post(), which draw their number before they have a stripe; a thousand batches are margin.
create or replace function ledger_moves_since(p_from bigint) returns setof house_move
language sql stable set search_path = public, pg_temp set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off as $$
  with recursive walk as (
    select m.*
    from house_stripe s
    join house_move m on m.stripe = s.stripe and m.seq = s.seq
    where m.batch > p_from - 1000
    union all
    select m.*
    from walk w
    join house_move m on m.stripe = w.stripe and m.seq = w.seq - 1
    where m.batch > p_from - 1000
  )
  select *
  from walk;
$$;

create or replace function ledger_proof_batches(p_from bigint, p_to bigint, p_line_block bigint)
returns table (invariant int, fault text, place text)
language sql volatile set search_path = public, pg_temp as $$
  with lines as materialized (
    select l.*
    from line l
    where l.ctid >= format('(%s,0)', p_line_block)::tid and l.batch > p_from and l.batch <= p_to
  ), moves as materialized (
    select m.*
    from ledger_moves_since(p_from) m
    where m.batch > p_from and m.batch <= p_to
  ), touched as materialized (
    select w.*
    from wallet w
    where w.id in (select wallet from lines)
  )
  select 1, format('book %s is off by %s', t.book, t.sum), format('book %s', t.book)
  from (
    select m.book, sum(m.balance) as sum
    from (select book, balance from wallet union all select (account >> 32)::int, balance from hot_balance) m
    group by m.book
  ) t
  where t.sum <> 0
  union all
  select 2, format('batch %s is off by %s', t.batch, t.sum), format('batch %s', t.batch)
  from (
    select m.batch, sum(m.amount) as sum
    from (
      select batch, amount from lines
      union all
      select m.batch, u.amount from moves m cross join lateral unnest(m.amounts) u (amount)
    ) m
    group by m.batch
  ) t
  where t.sum <> 0 and (
    select coalesce(sum(m.amount), 0)
    from (
      select l.amount from line l where l.batch = t.batch union all select e.amount from hot_entry e where e.batch = t.batch
    ) m
  ) <> 0
  union all
  select 3, format('wallet %s: line %s after %s does not follow from %s + %s', l.wallet, l.seq, l.after, coalesce(o.after, 0), l.amount),
    format('line %s/%s', l.wallet, l.seq)
  from lines l
  left join line o on o.wallet = l.wallet and o.seq = l.seq - 1
  where l.after <> coalesce(o.after, 0) + l.amount or (o.wallet is null) <> (l.seq = 1)
  union all
  select 3, format('wallet %s is at %s (seq %s), its lines end elsewhere', w.id, w.balance, w.seq), format('wallet %s', w.id)
  from touched w
  where (select l.after from line l where l.wallet = w.id and l.seq = w.seq) is distinct from w.balance
    or (select true from line l where l.wallet = w.id and l.seq = w.seq + 1)
  union all
  select 4, format('wallet %s holds %s, its open holds are otherwise', w.id, w.held), format('wallet %s', w.id)
  from touched w
  where w.held <> (select coalesce(sum(h.amount), 0) from hold h where h.wallet = w.id and h.resolution is null)
  union all
  select 5, format('house stripe %s: move %s does not follow', m.stripe, m.seq), format('house_move %s/%s', m.stripe, m.seq)
  from moves m
  left join house_move o on o.stripe = m.stripe and o.seq = m.seq - 1
  where (o.stripe is null) <> (m.seq = 1)
  union all
  select 5, format('house stripe %s is at %s and has no such move', s.stripe, s.seq), format('house_stripe %s', s.stripe)
  from house_stripe s
  where s.seq > 0 and (
    select m.batch from house_move m where m.stripe = s.stripe and m.seq = s.seq
  ) is null
  union all
  select 5, format('house account %s, which moves name, does not exist', u.account), format('house_move %s/%s', m.stripe, m.seq)
  from moves m
  cross join lateral unnest(m.accounts) u (account)
  where (select true from house_account a where a.id = u.account) is null
  union all
  select 7, format('key %s is refused (code %s) and has line %s/%s', r.key, r.code, l.wallet, l.seq), format('key %s', r.key)
  from lines l
  join key_result r on r.key = l.key and r.wallet = l.wallet
  union all
  select 8, format('wallet %s stands at %s with %s held, floor %s, state %s', w.id, w.balance, w.held, w.floor, w.state),
    format('wallet %s', w.id)
  from touched w
  where w.balance - w.held < w.floor and w.state <> 'debt';
$$;

revoke execute on function ledger_proof_since(), ledger_proof_batches(bigint, bigint, bigint), ledger_moves_since(bigint) from public;
grant execute on function ledger_proof_since() to fairhouse_app;
