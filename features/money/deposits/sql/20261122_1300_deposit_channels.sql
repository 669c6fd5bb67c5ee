-- How a processor is paid beside its own page: a phone wallet, the national QR, a coin; and what each of them needs.

alter table deposit_method
  add column channel text not null default 'page' check (channel in ('page', 'wallet', 'qr', 'coin')),
  -- only for a coin: which, on which chain, and how many blocks must stand on it
  add column asset text check (asset ~ '^[A-Z0-9]{2,12}$'),
  add column network text check (length(network) between 2 and 24),
  add column confirmations int check (confirmations between 1 and 100),
  -- how one pays so, a line a step, by language; empty: the words of the channel
  add column guide jsonb not null default '{}',
  add constraint deposit_method_channel check (kind = 'hosted' or channel = 'page'),
  add constraint deposit_method_coin check (
    (channel = 'coin') = (asset is not null and network is not null and confirmations is not null)
  );

alter table deposit
  -- the account that stands for this order alone: {"bank", "bin", "accountNumber", "holder", "content"}; only for a QR
  add column account jsonb;

-- What a coin's deposit is paid with: the price is locked when the order is opened, and what the chain shows is counted.
create table deposit_coin (
  deposit uuid primary key references deposit (id),
  asset text not null,
  network text not null,
  address text not null unique,
  digits smallint not null check (digits between 0 and 18),
  -- in the smallest parts of the coin
  asked bigint not null check (asked > 0),
  -- ledger units for one whole coin
  rate bigint not null check (rate > 0),
  locked_until timestamptz not null,
  needs int not null check (needs > 0),
  confirmations int not null default 0 check (confirmations >= 0),
  received bigint not null default 0 check (received >= 0),
  seen_at timestamptz,
  check ((received > 0) = (seen_at is not null))
);

grant select, insert, update on deposit_coin to fairhouse_app;

update deposit_method set channel = 'wallet' where code = 'e-wallet';

insert into deposit_method (
  merchant, code, kind, channel, processor, currency, name, note, least, most, presets, fee_ppm, fee_fixed,
  arrival_seconds, expiry_minutes, asset, network, confirmations, sort
)
values
  ('JADE', 'viet-qr', 'hosted', 'qr', 'sandbox', 'VND',
    '{"en": "VietQR", "vi": "VietQR"}',
    '{"en": "The national QR, in any bank''s app", "vi": "Mã QR quốc gia, trong app mọi ngân hàng"}',
    1000000000, 5000000000000, '{2000000000,5000000000,10000000000,20000000000,50000000000,100000000000}', 0, 0, 30, 30,
    null, null, null, 5),
  ('JADE', 'usdt-tron', 'hosted', 'coin', 'sandbox', 'VND',
    '{"en": "USDT (TRON)", "vi": "USDT (TRON)"}',
    '{"en": "A coin, at a rate that is locked", "vi": "Tiền mã hoá, khoá tỷ giá khi tạo lệnh"}',
    2000000000, 5000000000000, '{5000000000,10000000000,20000000000,50000000000,100000000000,200000000000}', 0, 0, 180, 30,
    'USDT', 'TRON', 3, 6),
  ('AMBER', 'usdt-tron', 'hosted', 'coin', 'sandbox', 'USD',
    '{"en": "USDT (TRON)", "vi": "USDT (TRON)"}',
    '{"en": "A coin, at a rate that is locked", "vi": "Tiền mã hoá, khoá tỷ giá khi tạo lệnh"}',
    100000, 200000000, '{200000,500000,1000000,2000000,5000000,10000000}', 0, 0, 180, 30, 'USDT', 'TRON', 3, 4);
