-- Operators create brands. A brand's currency can change only until the first member, deposit method or book in that currency.

alter table merchant add column created_at timestamptz not null default now();

grant insert, update (currency) on merchant to fairhouse_app;

-- The service refuses with words; this is the last wall, in the same transaction as whatever would break the rule.
create function merchant_keep_currency() returns trigger language plpgsql as $$
begin
  if exists (select from member where merchant = old.code)
    or exists (select from book where merchant = old.code and currency = old.currency)
  then
    raise exception 'the currency of brand % is fixed', old.code using errcode = 'FH001';
  end if;
  return new;
end $$;

create trigger merchant_currency_is_fixed before update of currency on merchant
for each row when (old.currency is distinct from new.currency)
execute function merchant_keep_currency();

-- Books of real money are in the brand's own currency. The key-share lock meets a change of the currency at the same moment: one waits.
create function book_keep_currency() returns trigger language plpgsql as $$
declare
  own text;
begin
  select currency into own
  from merchant
  where code = new.merchant
  for key share;
  if own is distinct from new.currency and own is not null
    and not (select is_play from currency where code = new.currency)
  then
    raise exception 'brand % keeps its books in %, not in %', new.merchant, own, new.currency using errcode = 'FH001';
  end if;
  return new;
end $$;

create trigger book_is_in_currency before insert on book
for each row execute function book_keep_currency();
