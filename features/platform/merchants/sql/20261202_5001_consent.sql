-- The strict pack unticks the boxes of the registration form (decision 44).
update jurisdiction_pack
set terms = '{"unticksConsent": true}'::jsonb || terms
where code = 'strict';
