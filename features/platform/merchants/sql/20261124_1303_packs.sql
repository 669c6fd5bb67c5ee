-- A pack says only what the server sees to. Losses are celebrated nowhere (R14), and bonuses and papers come with their own
-- features. Records are kept for days that a jurisdiction asks; the strict pack asks for five years, five seconds between
-- rounds of other games than slots, and a reality check each hour.
update jurisdiction_pack
set terms = terms - 'celebratesLosses' - 'wageringMost' - 'papersFrom' - 'retentionYears';

update jurisdiction_pack
set terms = '{"casinoRoundMs": 5000, "checkMinutesMost": 60, "recordDaysLeast": 1826}'::jsonb || terms
where code = 'strict';
