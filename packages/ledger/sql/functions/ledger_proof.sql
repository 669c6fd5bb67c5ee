-- The ten invariants. Each function returns one row per fault: the invariant's number, what is wrong, and where. No rows: consistent. Full
-- reconciliation reads everything; continuous reconciliation reads what the batches after a mark wrote (ledger_proof_since).

create or replace function ledger_proof_whole(p_invariant int) returns table (invariant int, fault text, place text)
language plpgsql stable set search_path = public, pg_temp set work_mem = '256MB' as $$
begin
  case p_invariant
    when 1 then return query -- Σ all wallets + house accounts of a book = 0
      select 1, format('book %s (%s %s) is off by %s', b.id, b.merchant, b.currency, t.sum), format('book %s', b.id)
      from (
        select m.book, sum(m.balance) as sum
        from (
          select w.book, w.balance from wallet w
          union all
          select (h.account >> 32)::int, h.balance from hot_balance h
        ) m
        group by m.book
      ) t
      join book b on b.id = t.book
      where t.sum <> 0;
    when 2 then return query -- Σ lines + Σ house entries of a batch = 0
      select 2, format('batch %s is off by %s', t.batch, t.sum), format('batch %s', t.batch)
      from (
        select m.batch, sum(m.amount) as sum
        from (select l.batch, l.amount from line l union all select e.batch, e.amount from hot_entry e) m
        group by m.batch
      ) t
      where t.sum <> 0;
    when 3 then return query select * from ledger_proof_chain();
    when 4 then return query -- held = Σ open holds
      select 4, format('wallet %s holds %s, its open holds are %s', w.id, w.held, coalesce(t.sum, 0)), format('wallet %s', w.id)
      from wallet w
      left join (select h.wallet, sum(h.amount) as sum from hold h where h.resolution is null group by h.wallet) t on t.wallet = w.id
      where w.held <> coalesce(t.sum, 0);
    when 5 then return query select * from ledger_proof_stripes();
    when 6 then return query -- open_bets = Σ stakes of open rounds
      select 6, format('open_bets %s of book %s is %s, its open rounds are %s', coalesce(a.detail, r.vendor), coalesce(a.book, r.book),
          coalesce(a.balance, 0), coalesce(r.stake, 0)),
        format('book %s vendor %s', coalesce(a.book, r.book), coalesce(a.detail, r.vendor))
      from (
        select h.book, h.detail, sum(b.balance) as balance
        from house_account h
        join hot_balance b on b.account = h.id
        where h.kind = 'open_bets'
        group by h.book, h.detail
      ) a
      full join (
        select w.book, r.vendor, sum(r.stake) as stake
        from round r
        join wallet w on w.id = r.wallet
        where r.state = 'open'
        group by w.book, r.vendor
      ) r on r.book = a.book and r.vendor = a.detail
      where coalesce(a.balance, 0) <> coalesce(r.stake, 0);
    when 7 then return query select * from ledger_proof_keys();
    when 8 then return query -- nobody below the floor without debt
      select 8, format('wallet %s stands at %s with %s held, floor %s, state %s', w.id, w.balance, w.held, w.floor, w.state),
        format('wallet %s', w.id)
      from wallet w
      where (w.balance - w.held < w.floor and w.state <> 'debt') or w.held < 0
        or (w.state = 'debt' and w.balance - w.held >= w.floor) or (w.state = 'closed' and (w.balance <> 0 or w.held <> 0));
    when 9 then return query -- nothing rests in suspense or on its way to another shard
      select 9, format('%s %s of book %s holds %s since %s', h.kind, h.detail, h.book, sum(b.balance), max(h.opened_at)),
        format('account %s', h.id)
      from house_account h
      join hot_balance b on b.account = h.id
      where h.kind in ('suspense', 'transit') and h.opened_at < now() - interval '1 day'
      group by h.id
      having sum(b.balance) <> 0;
    when 10 then return query -- a day that was closed reads as it did
      select 10, format('day %s no longer has the digest it was closed with', c.day), format('day %s', c.day)
      from closed_day c
      where ledger_day_digest(c.day) is distinct from (c.lines, c.entries, c.digest)::ledger_digest;
  end case;
end $$;

-- 3: per wallet seq 1..n without a gap, each after = the previous one + amount, the last = the balance, n = wallet.seq.
create or replace function ledger_proof_chain() returns table (invariant int, fault text, place text)
language sql stable set search_path = public, pg_temp as $$
  select 3, format('wallet %s: line %s after %s does not follow from %s + %s', l.wallet, l.seq, l.after, l.before, l.amount),
    format('line %s/%s', l.wallet, l.seq)
  from (
    select l.wallet, l.seq, l.after, l.amount, coalesce(lag(l.after) over w, 0) as before, coalesce(lag(l.seq) over w, 0) as last
    from line l
    window w as (partition by l.wallet order by l.seq)
  ) l
  where l.seq <> l.last + 1 or l.after <> l.before + l.amount
  union all
  select 3, format('wallet %s is at %s (seq %s), its lines end at %s (seq %s)', w.id, w.balance, w.seq, coalesce(t.after, 0),
      coalesce(t.seq, 0)), format('wallet %s', w.id)
  from wallet w
  left join lateral (select l.seq, l.after from line l where l.wallet = w.id order by l.seq desc limit 1) t on true
  where w.seq <> coalesce(t.seq, 0) or w.balance <> coalesce(t.after, 0)
  union all
  select 3, format('lines belong to wallet %s, which does not exist', l.wallet), format('wallet %s', l.wallet)
  from (select distinct wallet from line) l
  left join wallet w on w.id = l.wallet
  where w.id is null;
$$;

-- 5: the same for every house stripe: its moves are numbered without a gap up to its counter, each account that they move exists, and the
-- pages hold exactly the sum of the folded ones.
create or replace function ledger_proof_stripes() returns table (invariant int, fault text, place text)
language sql stable set search_path = public, pg_temp as $$
  select 5, format('house stripe %s: move %s follows %s', m.stripe, m.seq, m.last), format('house_move %s/%s', m.stripe, m.seq)
  from (
    select m.stripe, m.seq, coalesce(lag(m.seq) over (partition by m.stripe order by m.seq), 0) as last
    from house_move m
  ) m
  where m.seq <> m.last + 1
  union all
  select 5, format('house stripe %s is at %s (folded %s), its moves end at %s', s.stripe, s.seq, s.folded, coalesce(t.seq, 0)),
    format('house_stripe %s', s.stripe)
  from house_stripe s
  left join (select m.stripe, max(m.seq) as seq from house_move m group by m.stripe) t on t.stripe = s.stripe
  where s.seq <> coalesce(t.seq, 0) or s.folded > s.seq
  union all
  select 5, format('house %s stripe %s is at %s, its moves sum to %s', b.account, b.stripe, b.balance, coalesce(t.amount, 0)),
    format('house_page of %s/%s', b.account, b.stripe)
  from (
    select a.id as account, p.stripe, p.balances[(a.id & 31) + 1] as balance
    from house_account a
    join house_page p on p.page = ((a.id & 4294967295) >> 5)::int
  ) b
  left join (
    select v.account, m.stripe, sum(v.amount) as amount
    from house_stripe s
    join house_move m on m.stripe = s.stripe and m.seq <= s.folded
    cross join lateral unnest(m.accounts, m.amounts) v (account, amount)
    group by v.account, m.stripe
  ) t on t.account = b.account and t.stripe = b.stripe
  where b.balance <> coalesce(t.amount, 0)
  union all
  select 5, format('house account %s, which moves name, does not exist', e.account), format('house account %s', e.account)
  from (select distinct account from hot_entry) e
  left join house_account a on a.id = e.account
  where a.id is null;
$$;

-- 7: every key has exactly its entries, every entry one key: no key both refused and written, transfers have two mirrored sides, a settled
-- round's money is that of its entries. A posting may reference a round without being part of it; a rolled-back one remains beside its
-- rollback (6), which references the round too.
create or replace function ledger_proof_keys() returns table (invariant int, fault text, place text)
language sql stable set search_path = public, pg_temp as $$
  select 7, format('key %s is refused (code %s) and has line %s/%s', r.key, r.code, l.wallet, l.seq), format('key %s', r.key)
  from key_result r
  join line l on l.key = r.key and l.wallet = r.wallet
  union all
  select 7, format('transfer line %s/%s has no other side', l.wallet, l.seq), format('line %s/%s', l.wallet, l.seq)
  from line l
  left join line o on o.wallet = -l.counter and o.batch = l.batch and o.amount = -l.amount and o.counter = -l.wallet
    and (o.key = ledger_other_key(l.key) or l.key = ledger_other_key(o.key))
  where l.counter < 0 and o.wallet is null
  union all
  select 7, format('round %s (%s) says stake %s win %s, its lines sum to %s', r.id, r.state, r.stake, r.win, coalesce(t.sum, 0)),
    format('round %s', r.id)
  from round r
  left join (
    select l.ref, sum(l.amount) as sum
    from line l
    where l.ref is not null
      and (l.kind < 20 or exists (select from key_result k where k.key = ledger_back_key(l.key)))
    group by l.ref
  ) t on t.ref = r.id
  where coalesce(t.sum, 0) <> case r.state when 'void' then 0 when 'open' then -r.stake else r.win - r.stake end
  union all
  select 7, format('nonce %s of seed %s was drawn %s times', r.nonce, r.seed_id, count(*)), format('seed %s', r.seed_id)
  from round r
  where r.seed_id is not null
  group by r.seed_id, r.nonce
  having count(*) > 1
  union all
  select 7, format('round %s was drawn from seed %s, which was not in use at line %s/%s', r.id, r.seed_id, l.wallet, l.seq),
    format('round %s', r.id)
  from round r
  join line l on l.ref = r.id and l.kind in (1, 3)
  left join round_seed s on s.seed_id = r.seed_id and s.wallet = r.wallet
  where r.seed_id is not null and (s.seed_id is null or l.seq <= s.opened_seq or l.seq > s.closed_seq)
  union all
  select 7, format('bonus wallet %s counts %s open rounds, there are %s', b.wallet, b.open_rounds, coalesce(t.n, 0)),
    format('bonus_wallet %s', b.wallet)
  from bonus_wallet b
  left join (select r.bonus_wallet, count(*) as n from round r where r.state = 'open' and r.bonus_wallet is not null group by 1) t
    on t.bonus_wallet = b.wallet
  where b.open_rounds <> coalesce(t.n, 0)
  union all
  select 7, format('wallet %s names the bonus wallet %s, which is not its active one', w.id, w.bonus), format('wallet %s', w.id)
  from wallet w
  left join bonus_wallet b on b.wallet = w.bonus and b.cash = w.id and b.state = 'active'
  where w.bonus is not null and b.wallet is null
  union all
  select 7, format('seed %s is %s, wallet %s draws from %s', s.seed_id, case when s.closed_seq is null then 'in use' else 'closed' end,
    w.id, w.seed_id), format('seed %s', s.seed_id)
  from round_seed s
  join wallet w on w.id = s.wallet
  where (s.closed_seq is null) <> (w.seed_id is not distinct from s.seed_id);
$$;

do $$ begin
  create type ledger_digest as (lines bigint, entries bigint, digest text);
exception when duplicate_object then null;
end $$;

-- The checksum of a day (UTC): how many entries and house moves, and a hash over (wallet, seq, amount, after), wallet by wallet.
create or replace function ledger_day_digest(p_day date) returns ledger_digest
language sql stable set search_path = public, pg_temp as $$
  with wallets as (
    select l.wallet, count(*) as n, min(l.batch) as first, max(l.batch) as last,
      md5(string_agg(l.seq || ':' || l.amount || ':' || l.after, ',' order by l.seq)) as hash
    from line l
    where l.at >= p_day::timestamp at time zone 'UTC' and l.at < (p_day + 1)::timestamp at time zone 'UTC'
    group by l.wallet
  ), house as (
    select count(*) as n, coalesce(sum(e.amount), 0) as sum
    from hot_entry e
    where e.batch in (
      select l.batch from line l
      where l.at >= p_day::timestamp at time zone 'UTC' and l.at < (p_day + 1)::timestamp at time zone 'UTC'
    )
  )
  select (coalesce(sum(w.n), 0)::bigint, (select n from house),
    encode(sha256(convert_to(coalesce(string_agg(w.wallet || '=' || w.hash, ';' order by w.wallet), '') || '/' ||
      (select sum from house), 'UTF8')), 'hex'))::ledger_digest
  from wallets w;
$$;

-- Closes a past day; closing it again changes nothing. False if the day is not over (five minutes of grace).
create or replace function ledger_close_day(p_day date) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  d ledger_digest;
begin
  if now() < (p_day + 1)::timestamp at time zone 'UTC' + interval '5 minutes' then
    return false;
  end if;
  d := ledger_day_digest(p_day);
  insert into closed_day (day, lines, entries, digest)
  values (p_day, d.lines, d.entries, d.digest)
  on conflict (day) do nothing; -- sealed before
  return true;
end $$;

grant execute on function ledger_proof_whole(int), ledger_close_day(date) to fairhouse_app;
