### Company: invitations, who is ready, who plays for whom, sounds and calls. Every sentence is our own wording.

## Invitations

web-invite-head = Invite friends
web-invite-scan = Scan this with a phone: it opens seat { $seat }.
web-invite-scan-table = Scan this with a phone: it opens this table.
web-invite-code = QR code: { $address }
web-invite-what = An invitation is a link that opens one empty seat, once. Send each friend their own.
web-invite-address-listed = The address opens the table: who has it may watch, or take an empty seat.
web-invite-address-secret = The address opens the table: who has it may watch. Only an invitation opens a seat.
web-invite-network = For friends in the same network, such as the same Wi-Fi.
web-invite-others = This computer can also be found at:
web-invite-local-head = Only this computer can open these links
web-invite-local = The server listens to this computer alone. To let friends in your network in, close it and start it again with
web-invite-local-or = or, in a checkout, with

## Who is ready

web-room-ready = at the table, ready
web-room-waits = asks you to wait
web-room-wait = Wait for me
web-room-wait-tip = A full table begins when everybody is ready.
web-room-is-ready = I am ready
web-room-move = Move here
web-room-begin-full = Begin without waiting

## Somebody left

web-absent = { $who } is away. A computer can play on until they are back.
web-absent-level = Strength
web-absent-replace = Let a computer play
web-absent-plays = A computer plays for { $who } until they are back.
web-absent-called = { $who } (computer)
web-lobby-stand-in = A computer plays for you. Open the table and the seat is yours again.

## Sounds and calls

web-sound = Sounds
web-sound-volume = Volume
web-calls = Call me when it is my turn
web-calls-tip = A notification, when this tab is hidden
web-calls-denied = Your browser forbids it for this page; its settings can allow it
web-calls-missing = Browsers allow it only over https or on the computer of the server

## Games in the lobby

web-weight-1 = light
web-weight-2 = medium
web-weight-3 = demanding
web-weight-4 = heavy
web-weight-first = good first game
web-new-rules-plain = as in the rulebook
