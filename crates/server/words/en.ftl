# What the server says.

server-unauthorized = You are not signed in: the token is missing or unknown. Choose a name to start, or open your private link.
server-forbidden = You don’t have access to this.
server-too-many = { $seconds ->
    [one] Too many requests. Try again in 1 second.
   *[other] Too many requests. Try again in { $seconds } seconds.
 }
server-too-large = The request is too large.
server-too-slow = The request took too long to arrive. Send it again over a faster connection.
server-unavailable = { $seconds ->
    [one] The server cannot do this now. Try again in 1 second.
   *[other] The server cannot do this now. Try again in { $seconds } seconds.
 }
server-internal = Internal server error. Details are in the server’s log.
server-method-not-allowed = This address does not accept this kind of request. See the API documentation for what it accepts.
server-config-syntax = Line { $line }, column { $column } of { $path } cannot be read. Settings are TOML, such as: port = 7878
server-config-unknown = There is no setting “{ $name }” ({ $path }).
server-config-number = { $name } takes a number from { $least } to { $most }, not “{ $given }”.
server-config-switch = { $name } takes true or false, not “{ $given }”.
server-config-text = { $name } takes a text, not “{ $given }”.
server-config-list = { $name } takes a list of texts, not “{ $given }”.
server-config-host = { $name } takes an IP address such as 127.0.0.1 or 0.0.0.0, not “{ $given }”.
server-config-networks = { $name } takes networks such as 10.0.0.0/8, not “{ $given }”.
server-config-log = { $name } takes off, error, warn, info, debug or trace, not “{ $given }”.
server-config-log-format = { $name } takes text or json, not “{ $given }”.
server-address-taken = { $address } is already in use by another program or another server. Stop it, or choose another port with --port.
server-cannot-listen = The server cannot listen on { $address }: { $why }
server-no-data = The data folder { $path } cannot be used: { $why }. Choose another with --data.
server-no-store = The store cannot be opened.

# What the API says.

api-name = A name must have 1 to { $most } characters, all of them visible.
api-name-reserved = This name is used for bots and seats. Choose another.
# A seat without a player, as the page calls it.
api-seat = Seat { $seat }
api-language = Supported languages: { COMMAS($known) }.
api-webhook = A webhook needs a public address that starts with https:// or http:// and contains no user name or password.
api-wishes = Unknown notification. Available: { COMMAS($known) }.
api-shun-oneself = You can’t mute or block yourself.
api-others-play = You can take away only a game that nobody else plays.
api-own-editions = This server does not allow tables with editions of your own.
api-own-editions-many = { $most ->
        [one] You already have an unfinished table with an edition of your own. Finish or close it first.
       *[other] You already have { $most } unfinished tables with editions of your own. Finish or close one first.
    }
api-blocked = You can’t join this table because someone here has blocked you. Choose another table.
server-no-system = The operating system does not let the server run: { $why }
