-- VietQR to the brand's own account: a transfer like any other, whose method shows the code first. It needs the bank's national number.

alter table deposit_method
  drop constraint deposit_method_channel,
  add constraint deposit_method_channel check (
    kind = 'hosted' or channel = 'page'
      or (kind = 'bank' and channel = 'qr' and currency = 'VND' and account ->> 'bin' ~ '^\d{6}$')
  );
