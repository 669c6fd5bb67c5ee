-- the void rounds of a wallet's days: few, and what makes a record's sums differ from its days
create index round_void on round (wallet, at) where state = 'void';
