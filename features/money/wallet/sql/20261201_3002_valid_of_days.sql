-- Days know the valid bet of the rounds that began on them, too. What is summed is summed anew from the lines.
truncate wallet_day, play_day, wallet_sum_mark;
alter table play_day add column valid bigint not null;
