-- the signs of a member since a moment, whoever the opponent was (talliesOf)
create index card_sign_since on card_sign (member_id, at);
-- firm hands that no period reaches any more (deleteFirmBefore): nearly every climbing game has one
create index card_sign_firm on card_sign (at) where kind = 'firm';
grant delete on card_sign to fairhouse_app;
