import { UserManager } from 'oidc-client-ts'

// Runs in the hidden frame of a silent renewal: hands the provider's answer to the page around it.
const page = { authority: location.origin, client_id: 'frame', redirect_uri: location.origin }
void new UserManager(page).signinSilentCallback()
