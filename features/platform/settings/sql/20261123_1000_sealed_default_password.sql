-- The default password is kept sealed from now on; one that stood here in plain text is taken away and chosen anew.
delete from merchant_setting
where name = 'defaultPassword';
