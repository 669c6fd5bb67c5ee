-- The players of a match with their shares of their team's goals: [{player, team, share}, …]; null: no goalscorer markets.
alter table sport_pricing add column scorers json;
