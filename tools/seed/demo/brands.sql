-- The two brands of a demo with their differences and deposit methods: every account here is fictitious.
-- Applied by the seed and by the tests' template; idempotent.

insert into merchant (code, name, currency, time_zone, sort)
values
  ('JADE', 'Jade', 'VND', 'Asia/Ho_Chi_Minh', 1),
  ('AMBER', 'Amber', 'USD', 'America/New_York', 2)
on conflict (code) do nothing;

insert into merchant_setting (merchant, name, value)
values
  ('AMBER', 'withdrawLeast', '"10.00"'),
  ('AMBER', 'withdrawMost', '"20000.00"'),
  ('AMBER', 'withdrawDayMost', '"40000.00"'),
  ('AMBER', 'secondApprovalFrom', '"5000.00"'),
  ('AMBER', 'transferLeast', '"1.00"'),
  ('AMBER', 'transferMost', '"5000.00"'),
  ('AMBER', 'transferDayMost', '"10000.00"'),
  ('AMBER', 'riskLeast', '"50.00"'),
  ('AMBER', 'riskReportFrom', '"2000.00"'),
  ('AMBER', 'riskDiligenceFrom', '"2000.00"')
on conflict (merchant, name) do nothing;

insert into deposit_method (
  merchant, code, kind, processor, currency, name, note, least, most, presets, fee_ppm, fee_fixed, arrival_seconds,
  expiry_minutes, account, sort
)
values
  ('JADE', 'qr-pay', 'hosted', 'sandbox', 'VND',
    '{"en": "QR payment", "vi": "Quét mã QR"}',
    '{"en": "Scan with any Vietnamese banking app", "vi": "Quét bằng ứng dụng ngân hàng bất kỳ"}',
    1000000000, 3000000000000, '{2000000000,5000000000,10000000000,20000000000,50000000000,100000000000}', 0, 0, 60, 15, null, 1),
  ('JADE', 'bank-card', 'hosted', 'sandbox', 'VND',
    '{"en": "Domestic card", "vi": "Thẻ nội địa"}',
    '{"en": "Bank card or account", "vi": "Thẻ hoặc tài khoản ngân hàng"}',
    1000000000, 1000000000000, '{2000000000,5000000000,10000000000,20000000000,50000000000,100000000000}', 0, 0, 120, 15, null, 2),
  ('JADE', 'e-wallet', 'hosted', 'sandbox', 'VND',
    '{"en": "E-wallet", "vi": "Ví điện tử"}',
    '{"en": "Pay with your e-wallet app", "vi": "Thanh toán bằng ứng dụng ví"}',
    500000000, 200000000000, '{1000000000,2000000000,5000000000,10000000000,20000000000,50000000000}', 10000, 0, 5, 15, null, 3),
  ('JADE', 'bank-transfer', 'bank', null, 'VND',
    '{"en": "Bank transfer", "vi": "Chuyển khoản"}',
    '{"en": "Transfer, then upload your proof", "vi": "Chuyển khoản rồi gửi biên lai"}',
    1000000000, 5000000000000, '{5000000000,10000000000,20000000000,50000000000,100000000000,200000000000}', 0, 0, 900, 1440,
    '{"bank": "Demo Bank", "bin": "970499", "accountNumber": "1990000041718", "holder": "CONG TY JADE DEMO"}', 4),
  ('AMBER', 'card-page', 'hosted', 'sandbox', 'USD',
    '{"en": "Card payment page", "vi": "Trang thanh toán thẻ"}',
    '{"en": "Debit cards, on the processor’s page", "vi": "Thẻ ghi nợ, trên trang của cổng thanh toán"}',
    100000, 50000000, '{200000,500000,1000000,2000000,5000000,10000000}', 22000, 0, 5, 15, null, 1),
  ('AMBER', 'instant-bank', 'hosted', 'sandbox', 'USD',
    '{"en": "Instant bank", "vi": "Ngân hàng tức thì"}',
    '{"en": "Pay on your bank’s page", "vi": "Thanh toán trên trang ngân hàng của bạn"}',
    100000, 100000000, '{200000,500000,1000000,2000000,5000000,10000000}', 0, 0, 30, 15, null, 2),
  ('AMBER', 'bank-transfer', 'bank', null, 'USD',
    '{"en": "Bank transfer", "vi": "Chuyển khoản"}',
    '{"en": "Transfer, then upload your proof", "vi": "Chuyển khoản rồi gửi biên lai"}',
    500000, 500000000, '{1000000,2000000,5000000,10000000,20000000,50000000}', 0, 10000, 3600, 2880,
    '{"bank": "Demo Trust Bank", "bin": "", "accountNumber": "000417184471", "holder": "AMBER DEMO LLC"}', 3)
on conflict (merchant, code) do nothing;

update deposit_method set channel = 'wallet' where code = 'e-wallet' and merchant = 'JADE' and changed_at is null;

insert into deposit_method (
  merchant, code, kind, channel, processor, currency, name, note, least, most, presets, fee_ppm, fee_fixed,
  arrival_seconds, expiry_minutes, asset, network, confirmations, sort
)
values
  ('JADE', 'viet-qr', 'hosted', 'qr', 'sandbox', 'VND',
    '{"en": "VietQR", "vi": "VietQR"}',
    '{"en": "National QR code, with any banking app", "vi": "Mã QR quốc gia, mọi ứng dụng ngân hàng"}',
    1000000000, 5000000000000, '{2000000000,5000000000,10000000000,20000000000,50000000000,100000000000}', 0, 0, 30, 30,
    null, null, null, 5),
  ('JADE', 'usdt-tron', 'hosted', 'coin', 'sandbox', 'VND',
    '{"en": "USDT (TRON)", "vi": "USDT (TRON)"}',
    '{"en": "Crypto at a locked rate", "vi": "Tiền mã hoá, khoá tỷ giá khi tạo lệnh"}',
    2000000000, 5000000000000, '{5000000000,10000000000,20000000000,50000000000,100000000000,200000000000}', 0, 0, 180, 30,
    'USDT', 'TRON', 3, 6),
  ('AMBER', 'usdt-tron', 'hosted', 'coin', 'sandbox', 'USD',
    '{"en": "USDT (TRON)", "vi": "USDT (TRON)"}',
    '{"en": "Crypto at a locked rate", "vi": "Tiền mã hoá, khoá tỷ giá khi tạo lệnh"}',
    100000, 200000000, '{200000,500000,1000000,2000000,5000000,10000000}', 0, 0, 180, 30, 'USDT', 'TRON', 3, 4)
on conflict (merchant, code) do nothing;

insert into deposit_method (
  merchant, code, kind, processor, currency, name, note, least, most, presets, fee_ppm, fee_fixed, arrival_seconds,
  expiry_minutes, sort
)
values
  ('JADE', 'to-member', 'member', null, 'VND',
    '{"en": "Transfer to a member", "vi": "Chuyển cho hội viên"}',
    '{"en": "Pay another member’s withdrawal, no fee", "vi": "Chuyển cho hội viên đang rút, miễn phí"}',
    500000000, 500000000000, '{}', 0, 0, 900, 30, 7)
on conflict (merchant, code) do nothing;

insert into canned_response (merchant, title, text, changed_by, changed_at)
select m.code, c.title, jsonb_build_object('en', c.en, 'vi', c.vi), 'house', now()
from merchant m
cross join (
  values
    (
      'Deposit pending',
      'Thank you for waiting. A bank transfer usually arrives within 10 minutes. I’m checking yours now.',
      'Cảm ơn bạn đã chờ. Chuyển khoản thường vào trong vòng 10 phút. Tôi đang kiểm tra giúp bạn.'
    ),
    (
      'Withdrawal time',
      'We pay your withdrawal by the time shown next to it. You’ll get a message when it’s paid.',
      'Lệnh rút được chuyển trong thời gian ghi bên cạnh lệnh. Bạn sẽ nhận tin nhắn khi tiền được chuyển.'
    )
) as c (title, en, vi)
where m.code in ('JADE', 'AMBER')
  and not exists (select from canned_response s where s.merchant = m.code);
