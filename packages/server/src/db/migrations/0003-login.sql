create table login_nonce (
  nonce text primary key,
  expires_at_ms bigint not null
);

create table transport_key (
  kid text primary key,
  bits integer not null,
  private_pem text not null,
  created_at_ms bigint not null
);
