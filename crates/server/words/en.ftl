# What the server says.

server-malformed = This cannot be understood: { $why }
server-unauthorized = Say who you are: the token is missing or nobody has it. Pick a name to get a new one, or open your private link.
server-forbidden = This is not yours to see or do.
server-too-many = { $seconds ->
    [one] Too much at once. Try again in a second.
   *[other] Too much at once. Try again in { $seconds } seconds.
 }
server-too-large = This is too large to be taken.
server-too-slow = The request took too long to arrive. Send it again over a faster connection.
server-unavailable = { $seconds ->
    [one] The server cannot do this now. Try again in a second.
   *[other] The server cannot do this now. Try again in { $seconds } seconds.
 }
server-internal = Something is wrong with the server. Whoever runs it finds the reason in its log.
server-method-not-allowed = This address does not take such requests. The documentation of the API lists those it does.
server-config-syntax = Line { $line }, column { $column } of { $path } cannot be read. Settings are TOML, such as: port = 7878
server-config-unknown = There is no setting “{ $name }” ({ $path }).{ $mean }
server-config-number = { $name } takes a number from 0 to { $most }, not "{ $given }".
server-config-switch = { $name } takes true or false, not "{ $given }".
server-config-text = { $name } takes a text, not "{ $given }".
server-config-list = { $name } takes a list of texts, not "{ $given }".
server-config-host = { $name } takes an IP address such as 127.0.0.1 or 0.0.0.0, not "{ $given }".
server-config-networks = { $name } takes networks such as 10.0.0.0/8, not "{ $given }".
server-config-log = { $name } takes off, error, warn, info, debug or trace, not "{ $given }".
server-config-log-format = { $name } takes text or json, not "{ $given }".
server-config-nothing = { $name } must be at least 1.
server-address-taken = Something else listens at { $address } already, or this server does. Stop it, or choose another port with --port.
server-cannot-listen = The server cannot listen at { $address }: { $why }
server-no-data = The folder for data { $path } cannot be used: { $why }. Choose another with --data.
server-no-store = The store cannot be opened. { $why }

# What the API says.

api-name = A name has 1 to { $most } characters, and none that are not seen.
api-language = The languages spoken here are en and pl.
api-webhook = A webhook needs a public address that begins with https:// or http://, without a name or password in it.
api-wishes = What can be wished for is: { $known }.
api-shun-oneself = Nobody can shun themselves.
api-no-edition = There is no edition “{ $given }” here. { $known ->
    [none] None is installed.
   *[other] Installed are: { $known }.
 }
api-blocked = Somebody at this table does not want to meet you. Choose another table.
api-not-over = This is told once the game is over: before, it would show what is hidden.
api-trial-long = No game of this kind has more than { $most } actions. Send fewer.
server-no-system = The system does not let the server run: { $why }
