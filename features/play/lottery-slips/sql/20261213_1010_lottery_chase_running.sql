-- the running chases, of which those of excluded members are stopped
create index lottery_chase_running on lottery_chase (number) where state = 'running';
