-- The dollar brand asks about its members' money from another sum than the dong brand.
insert into merchant_setting (merchant, name, value)
values ('AMBER', 'riskDiligenceFrom', '"2000.00"')
on conflict do nothing;
