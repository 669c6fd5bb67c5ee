-- The windows of settled play take its place (play_window).
drop table game_hour;
