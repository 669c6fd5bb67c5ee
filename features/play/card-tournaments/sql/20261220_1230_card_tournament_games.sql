-- Tournaments of other games than hold'em. In Tien Len a level says what a card is worth, as both blinds.
alter table card_tournament add column game text not null default 'holdem' check (game in ('holdem', 'tien-len'));
alter table card_tournament alter column game drop default;
alter table card_tournament
  add constraint card_tournament_game_seats check (game <> 'tien-len' or seats <= 4);
