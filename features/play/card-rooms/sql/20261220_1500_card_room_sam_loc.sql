-- Sam Loc.
alter table card_room drop constraint card_room_game_check;
alter table card_room add constraint card_room_game_check check (game in ('holdem', 'tien-len', 'sam-loc'));
