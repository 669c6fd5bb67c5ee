-- The book of a merchant in a currency; opened on first use.
create or replace function ledger_book(p_merchant text, p_currency text, p_unit text default 'money') returns int
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_id int;
begin
  select id into v_id
  from book
  where merchant = p_merchant and currency = p_currency and unit = p_unit;
  if v_id is null then
    insert into book (merchant, currency, unit)
    values (p_merchant, p_currency, p_unit)
    on conflict (merchant, currency, unit) do nothing; -- two processes open the same book at once
    select id into v_id
    from book
    where merchant = p_merchant and currency = p_currency and unit = p_unit;
  end if;
  return v_id;
end $$;

-- The house account of a kind in a book, with its stripes; opened on first use. Stripes 0–31 belong to batchers, 32–63 to post().
create or replace function ledger_house_account(p_book int, p_kind text, p_detail text) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_id bigint;
begin
  select id into v_id
  from house_account
  where book = p_book and kind = p_kind and detail = p_detail;
  if v_id is not null then
    return v_id;
  end if;
  insert into house_account (id, book, kind, detail)
  values ((p_book::bigint << 32) | nextval('house_account_no'), p_book, p_kind, p_detail)
  on conflict (book, kind, detail) do nothing -- two processes open the same account at once
  returning id into v_id;
  if v_id is null then
    select id into strict v_id
    from house_account
    where book = p_book and kind = p_kind and detail = p_detail;
  else
    insert into house_page (page, stripe)
    select ((v_id & 4294967295) >> 5)::int, s
    from generate_series(0, 63) s
    on conflict (page, stripe) do nothing; -- the page was opened with another of its accounts
  end if;
  return v_id;
end $$;

-- Stores the chart of accounts and the posting kinds declared in code. A code with a different meaning is refused.
create or replace function ledger_declare(p_kinds jsonb, p_postings jsonb) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_wrong text;
begin
  insert into house_kind (kind, class, meaning)
  select k->>'kind', k->>'class', k->>'meaning'
  from jsonb_array_elements(p_kinds) k
  order by 1
  on conflict (kind) do nothing;

  select format('%s (%s)', p->>'kind', p->>'code') into v_wrong
  from jsonb_array_elements(p_postings) p
  join posting_kind k on k.code = (p->>'code')::smallint or k.kind = p->>'kind'
  where (k.code, k.kind, k.is_credit, k.is_below_floor, k.is_spend, k.is_deposit)
    is distinct from ((p->>'code')::smallint, p->>'kind', (p->>'credit')::boolean, (p->>'belowFloor')::boolean,
      (p->>'spends')::boolean, (p->>'deposit')::boolean)
  limit 1;
  if v_wrong is not null then
    raise exception 'posting kind % is already declared otherwise', v_wrong using errcode = 'FH002';
  end if;

  insert into posting_kind (code, kind, house, is_credit, is_below_floor, is_spend, is_deposit)
  select (p->>'code')::smallint, p->>'kind', p->>'house', (p->>'credit')::boolean, (p->>'belowFloor')::boolean,
    (p->>'spends')::boolean, (p->>'deposit')::boolean
  from jsonb_array_elements(p_postings) p
  order by 1
  on conflict (code) do nothing; -- two processes declare the same kinds at once
end $$;

revoke execute on function ledger_book(text, text, text), ledger_house_account(int, text, text),
  ledger_declare(jsonb, jsonb) from public;
grant execute on function ledger_book(text, text, text), ledger_house_account(int, text, text),
  ledger_declare(jsonb, jsonb) to fairhouse_app;
