-- The pack that ships as default verifies a member before the first withdrawal. A pack in which an operator set the term keeps it.
update jurisdiction_pack
set terms = '{"papersWithdrawFrom": 1}'::jsonb || terms
where code = 'default';
