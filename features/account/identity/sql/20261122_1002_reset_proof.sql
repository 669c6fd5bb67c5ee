-- A reset by phone of a member who owes a second proof waits in its ticket until the proof is given (decision 37, A12).
alter table login_proof
  -- argon2id of the new password; set once the proof was right, void with the ticket
  add column new_password_hash text,
  -- the number that the reset's code has proved
  add column proved_mobile text;
