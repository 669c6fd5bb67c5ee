-- Which rewards exist under the strict pack, and the wagering that it allows.
update jurisdiction_pack
set terms = '{
  "allowsDepositBonus": false, "allowsFreeBonus": false, "allowsFreeRounds": false, "allowsPrizeDraws": false, "wageringMost": 0
}'::jsonb || terms
where code = 'strict';
