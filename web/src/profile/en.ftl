# The profile of a person.

profile-title = Profile and settings
profile-you = You
profile-name = Name
profile-name-help = The name other players see, up to 40 characters.
profile-public = How others see you
profile-page = This page
profile-theme = Colours
profile-notify = Notify me when it is my turn and this page is in the background
profile-motion = Animations
profile-vibration = Vibrate when a piece is placed
profile-here = Play quick games on this device, even without a connection
profile-devices = Other devices
profile-devices-text = A private link opens your profile, with your seats and games, on another device.
profile-link = Private link for another device
profile-link-warning = Anyone with this link can play as you. Do not share it.
profile-forget = Sign out all other devices
profile-webhook = Webhook
profile-webhook-url = Address
profile-webhook-help = The server calls this https address when it is your turn. Leave it empty if you don’t use it.
profile-webhook-secret = Calls are signed with:
profile-data = Your data
profile-data-text = All data stored about you: name, settings, seats, ratings, chat messages.
profile-export = Download everything
profile-delete = Delete me
profile-delete-text = Bots take over your seats and your name is removed from finished games. This cannot be undone.
profile-delete-yes = Yes, delete me
