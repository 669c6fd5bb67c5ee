-- A processor with an API of its own (Stripe) has two secrets for each brand: one that signs its webhooks, one for our calls.

alter table processor_key
  add column use text not null default 'signing' check (use in ('signing', 'api'));

-- Refunds and disputes that a processor reports after a payment: an operator reviews each.
create table payment_case (
  id uuid primary key default uuidv7(),
  merchant text not null references merchant (code),
  processor text not null check (processor ~ '^[a-z][a-z0-9-]{1,30}$'),
  kind text not null check (kind in ('refund', 'dispute')),
  processor_ref text not null check (length(processor_ref) <= 255),
  -- null: the processor did not say which order it belongs to
  deposit uuid references deposit (id),
  member_id bigint references member (id),
  -- null: in a currency that the ledger does not have
  amount bigint check (amount >= 0),
  currency text not null check (length(currency) <= 8),
  reason text check (length(reason) <= 200),
  -- the processor's final result of a dispute
  result text check (length(result) <= 40),
  opened_at timestamptz not null,
  closed_at timestamptz,
  closed_by text,
  note text check (length(note) <= 500),
  -- the processor repeats its messages: one case for one refund or dispute
  unique (processor, merchant, processor_ref),
  check ((closed_at is null) = (closed_by is null))
);
-- the open cases, oldest first
create index payment_case_open on payment_case (opened_at) where closed_at is null;
-- all cases of a brand, newest first
create index payment_case_brand on payment_case (merchant, opened_at desc);

grant select, insert, update on payment_case to fairhouse_app;

-- When a brand's payments were last compared with the processor's own list.
create table processor_sweep (
  merchant text not null references merchant (code),
  processor text not null check (processor ~ '^[a-z][a-z0-9-]{1,30}$'),
  swept_at timestamptz not null,
  -- the last comparison over the whole time in which a payment may still be confirmed
  deep_at timestamptz not null,
  -- how many payments no webhook had told us about
  recovered bigint not null default 0 check (recovered >= 0),
  primary key (merchant, processor)
);

grant select, insert, update on processor_sweep to fairhouse_app;
