-- the hands that ended since the last look for signs of collusion
create index card_hand_over on card_hand (ended_at, id) where state = 'over';
