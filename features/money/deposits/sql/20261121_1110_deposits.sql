-- How members of a merchant may pay in, and what they paid.

create table deposit_method (
  id uuid primary key default uuidv7(),
  merchant text not null references merchant (code),
  code text not null check (code ~ '^[a-z][a-z0-9-]{1,30}$'),
  -- hosted: a page of a processor; bank: a transfer that an operator finds by its slip
  kind text not null check (kind in ('hosted', 'bank')),
  processor text,
  currency text not null references currency (code),
  -- words by language: {"en": …, "vi": …}
  name jsonb not null,
  note jsonb not null,
  least bigint not null check (least > 0),
  most bigint not null,
  presets bigint[] not null,
  fee_ppm bigint not null default 0 check (fee_ppm between 0 and 500000),
  fee_fixed bigint not null default 0 check (fee_fixed >= 0),
  -- how long the money usually takes, for the sentence beside the method
  arrival_seconds int not null check (arrival_seconds >= 0),
  -- how long an order waits for its money
  expiry_minutes int not null check (expiry_minutes between 1 and 10080),
  -- {"bank", "bin", "accountNumber", "holder"} of the house's own account; only for bank
  account jsonb,
  is_open boolean not null default true,
  sort int not null default 0,
  unique (merchant, code),
  check (most >= least),
  check (least > fee_fixed + least * fee_ppm / 1000000),
  check ((kind = 'hosted') = (processor is not null)),
  check ((kind = 'bank') = (account is not null))
);

create table deposit (
  id uuid primary key default uuidv7(),
  number bigint generated always as identity (start with 100417) unique,
  member_id bigint not null references member (id),
  merchant text not null references merchant (code),
  wallet bigint not null,
  currency text not null references currency (code),
  method uuid not null references deposit_method (id),
  -- what the member sends; on a bank transfer the operator may find another sum
  amount bigint not null check (amount > 0),
  fee bigint not null check (fee >= 0),
  state text not null check (
    state in ('created', 'pending', 'paid', 'failed', 'cancelled', 'expired', 'awaitingSlip', 'inReview', 'approved', 'rejected')
  ),
  processor_ref text,
  -- the hosted page: absolute, or a path on the processor's public address
  page text,
  return_url text,
  language text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- when the processor was last asked how it stands
  asked_at timestamptz,
  credited_at timestamptz,
  closed_at timestamptz,
  -- what was found instead of `amount`, awaiting an operator
  reported bigint check (reported > 0),
  -- the money came after the order had expired, failed or been cancelled
  is_late boolean not null default false,
  claimed_by uuid,
  claimed_by_account text,
  claimed_at timestamptz,
  reason text,
  check (amount > fee),
  check ((state in ('paid', 'approved')) = (credited_at is not null)),
  check ((claimed_by is null) = (claimed_at is null))
);
-- a member's own history, newest first
create index deposit_member on deposit (member_id, number desc);
-- the review queue, oldest first
create index deposit_review on deposit (created_at) where state = 'inReview';
-- what the worker asks about and expires
create index deposit_open on deposit (expires_at) where state in ('created', 'pending', 'awaitingSlip');
-- the back office's list by state, newest first
create index deposit_state on deposit (state, number desc);

-- What happened to a deposit, in order; the member's timeline and the operator's trail are read from it.
create table deposit_event (
  deposit uuid not null references deposit (id),
  no int not null check (no > 0),
  at timestamptz not null,
  what text not null,
  by_operator text,
  note text,
  primary key (deposit, no)
);

-- The picture of a bank transfer that the member sent; the newest counts.
create table deposit_slip (
  id uuid primary key default uuidv7(),
  deposit uuid not null references deposit (id),
  -- random name under DATA_DIR/files; nothing of the sender's own name is kept
  file text not null unique,
  bytes int not null check (bytes > 0),
  sha256 bytea not null,
  at timestamptz not null
);
-- the slips of a deposit, newest first
create index deposit_slip_of on deposit_slip (deposit, at desc);
-- the same picture sent for another deposit is shown to the reviewer
create index deposit_slip_same on deposit_slip (sha256);

-- Failed payments in a row hold, then suspend, a member's deposits (M14).
create table deposit_guard (
  member_id bigint primary key references member (id),
  failed_at timestamptz[] not null default '{}',
  held_until timestamptz,
  suspended_at timestamptz,
  lifted_by text,
  lifted_at timestamptz
);

grant select, insert, update on deposit_method, deposit, deposit_guard to fairhouse_app;
grant select, insert on deposit_event, deposit_slip to fairhouse_app;

-- What the two brands offer to begin with; an operator changes these rows.
insert into deposit_method (
  merchant, code, kind, processor, currency, name, note, least, most, presets, fee_ppm, fee_fixed, arrival_seconds,
  expiry_minutes, account, sort
)
values
  ('JADE', 'qr-pay', 'hosted', 'sandbox', 'VND',
    '{"en": "QR payment", "vi": "Quét mã QR"}',
    '{"en": "Any Vietnamese bank, scan to pay", "vi": "Mọi ngân hàng Việt Nam, quét để trả"}',
    1000000000, 3000000000000, '{2000000000,5000000000,10000000000,20000000000,50000000000,100000000000}', 0, 0, 60, 15, null, 1),
  ('JADE', 'bank-card', 'hosted', 'sandbox', 'VND',
    '{"en": "Domestic card", "vi": "Thẻ nội địa"}',
    '{"en": "Bank card or account", "vi": "Thẻ hoặc tài khoản ngân hàng"}',
    1000000000, 1000000000000, '{2000000000,5000000000,10000000000,20000000000,50000000000,100000000000}', 0, 0, 120, 15, null, 2),
  ('JADE', 'e-wallet', 'hosted', 'sandbox', 'VND',
    '{"en": "E-wallet", "vi": "Ví điện tử"}',
    '{"en": "Pay from a phone wallet", "vi": "Trả từ ví trên điện thoại"}',
    500000000, 200000000000, '{1000000000,2000000000,5000000000,10000000000,20000000000,50000000000}', 10000, 0, 5, 15, null, 3),
  ('JADE', 'bank-transfer', 'bank', null, 'VND',
    '{"en": "Bank transfer", "vi": "Chuyển khoản"}',
    '{"en": "Send it yourself, show us the slip", "vi": "Tự chuyển rồi gửi ảnh biên lai"}',
    1000000000, 5000000000000, '{5000000000,10000000000,20000000000,50000000000,100000000000,200000000000}', 0, 0, 900, 1440,
    '{"bank": "Demo Bank", "bin": "970499", "accountNumber": "1990000041718", "holder": "CONG TY JADE DEMO"}', 4),
  ('AMBER', 'card-page', 'hosted', 'sandbox', 'USD',
    '{"en": "Card payment page", "vi": "Trang thanh toán thẻ"}',
    '{"en": "Debit cards, on the processor''s page", "vi": "Thẻ ghi nợ, trên trang của cổng thanh toán"}',
    100000, 50000000, '{200000,500000,1000000,2000000,5000000,10000000}', 22000, 0, 5, 15, null, 1),
  ('AMBER', 'instant-bank', 'hosted', 'sandbox', 'USD',
    '{"en": "Instant bank", "vi": "Ngân hàng tức thì"}',
    '{"en": "From your own bank''s page", "vi": "Từ trang ngân hàng của bạn"}',
    100000, 100000000, '{200000,500000,1000000,2000000,5000000,10000000}', 0, 0, 30, 15, null, 2),
  ('AMBER', 'bank-transfer', 'bank', null, 'USD',
    '{"en": "Bank transfer", "vi": "Chuyển khoản"}',
    '{"en": "Send it yourself, show us the slip", "vi": "Tự chuyển rồi gửi ảnh biên lai"}',
    500000, 500000000, '{1000000,2000000,5000000,10000000,20000000,50000000}', 0, 10000, 3600, 2880,
    '{"bank": "Demo Trust Bank", "bin": "", "accountNumber": "000417184471", "holder": "AMBER DEMO LLC"}', 3);
