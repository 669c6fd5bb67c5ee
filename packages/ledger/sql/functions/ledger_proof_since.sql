-- The continuous proof: what the batches after the mark wrote, once nobody can write them any more. Lines are appended, so they are
-- found by their blocks and need no index; some blocks before the mark are read again for rows that filled older space, and a
-- batch that seems not to balance is looked up everywhere before it is called a fault.

create or replace function ledger_proof_since(out o_from bigint, out o_to bigint, out o_invariant int[], out o_fault text[],
  out o_place text[]) language plpgsql security definer set search_path = public, pg_temp as $$
declare
  m proof_mark;
  f record;
begin
  select * into m
  from proof_mark
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
      update proof_mark
      set batch = m.next_batch, line_block = m.next_line_block, next_xid = null, proved_at = now();
    end if;
  end if;
  if m.next_xid is null or o_to > o_from then
    update proof_mark
    set next_batch = (select case when is_called then last_value else 0 end from ledger_batch),
      next_line_block = pg_relation_size('line') / 8192
    where o_fault is null;
    -- a batch number is drawn by a transaction that already has its id, so all those numbers belong to older transactions
    update proof_mark
    set next_xid = pg_current_xact_id()
    where o_fault is null;
  end if;
end $$;

-- The house's entries since a batch, page by page and stripe by stripe, from the newest back: their numbers have no gap, and within a
-- stripe the batches ascend but for those of post(), which draw their number before they have a stripe; a thousand batches are margin.
create or replace function ledger_entries_since(p_from bigint) returns setof house_entry
language sql stable set search_path = public, pg_temp set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off as $$
  with recursive walk as (
    select e.*
    from house_page p
    join house_entry e on e.page = p.page and e.stripe = p.stripe and e.seq = p.seq
    where e.batch > p_from - 1000
    union all
    select e.*
    from walk w
    join house_entry e on e.page = w.page and e.stripe = w.stripe and e.seq = w.seq - 1
    where e.batch > p_from - 1000
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
  ), walked as materialized (
    select e.*
    from ledger_entries_since(p_from) e
    where e.batch <= p_to
  ), entries as materialized (
    select *
    from walked
    where batch > p_from
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
      select e.batch, u.amount from entries e cross join lateral unnest(e.amounts) u (amount)
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
  select 5, format('house page %s stripe %s: entry %s does not follow', e.page, e.stripe, e.seq),
    format('house_entry %s/%s/%s', e.page, e.stripe, e.seq)
  from entries e
  left join house_entry o on o.page = e.page and o.stripe = e.stripe and o.seq = e.seq - 1
  where (o.page is null) <> (e.seq = 1)
  union all
  select 5, format('house page %s stripe %s is at %s and has no such entry', p.page, p.stripe, p.seq),
    format('house_page %s/%s', p.page, p.stripe)
  from house_page p
  where p.seq > 0 and (
    select e.batch from house_entry e where e.page = p.page and e.stripe = p.stripe and e.seq = p.seq
  ) is null
  union all
  select 5, format('house %s stripe %s: entry %s after %s does not follow from %s + %s', c.account, c.stripe, c.seq, c.after, c.before,
      c.amount), format('house_entry of %s/%s/%s', c.account, c.stripe, c.seq)
  from (
    select u.account, e.stripe, e.seq, u.amount, u.after, lag(u.after) over (partition by u.account, e.stripe order by e.seq) as before
    from walked e
    cross join lateral unnest(e.accounts, e.amounts, e.afters) u (account, amount, after)
  ) c
  where c.before is not null and c.after <> c.before + c.amount
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

revoke execute on function ledger_proof_since(), ledger_proof_batches(bigint, bigint, bigint), ledger_entries_since(bigint) from public;
grant execute on function ledger_proof_since() to fairhouse_app;
