// Generated from openapi/storefront.yaml by `npm run generate`; never edited.

export type Upload = {
    readonly size: number;
};
export interface paths {
    "/config": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Get the configuration of the shop
         * @description Returns the business, its flags, currency and payment methods, and the features of each type of module. docs/spec.md §3 Config; docs/contract.md §2 Location.
         */
        get: operations["getConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/config/place-api-autocomplete": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Search address suggestions
         * @description Returns at most ten suggestions for the text that the customer types, the best first. A text without a match returns an empty list. docs/spec.md §3 Location, §7 Location.
         */
        get: operations["autocompletePlace"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/config/place-api-details": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Get the position of an address suggestion
         * @description Returns the coordinates of a suggestion. docs/spec.md §7 Location.
         */
        get: operations["getPlaceDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/config/geocode-api": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Get the address of a position
         * @description Returns the addresses at a position, the nearest first. docs/spec.md §7 Location reads results[0].formatted_address.
         */
        get: operations["reverseGeocode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/config/get-zone-id": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Get the zones of a position
         * @description Returns the zones that contain the position; `zone_id` is the text for the zoneid header. A position outside all zones answers 404 and a position in zones that are switched off answers 403, both with code `coordinates`. docs/spec.md §3 Zone, §4 Location pick; docs/contract.md §2 Location.
         */
        get: operations["getZoneId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/config/distance-api": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Get the distance between two positions
         * @description Returns the length in metres and the duration in seconds of the route between two positions, as a distance matrix with one cell. docs/spec.md §7 Location, §9 Price and display.
         */
        get: operations["getDistance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/zone/list": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List zones
         * @description Returns all zones with their outlines, so that a client can draw the delivery area. docs/contract.md §2 Location.
         */
        get: operations["listZones"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/module": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List modules of the shop
         * @description Returns all active modules in the order that the owner of the shop set. A client offers the modules whose zones contain the chosen location. docs/spec.md §2 Module picker, §3 Module.
         */
        get: operations["listModules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/guest/request": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a guest
         * @description Returns a guest id. A visitor without an account uses it for a cart and orders. docs/spec.md §4 Cart, §6 Guest.
         */
        post: operations["requestGuest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sign-up": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an account
         * @description Creates an account and signs the customer in. With a `guest_id`, the cart and orders of the guest move to the customer and the guest id stops working. docs/spec.md §7 Auth; docs/contract.md §1, §2 Auth.
         */
        post: operations["signUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/login": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with a password or a code
         * @description Signs the customer in. With a `guest_id`, the cart and orders of the guest move to the customer and the guest id stops working. docs/spec.md §7 Auth; docs/contract.md §1, §2 Auth.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/logout": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description Ends the current session: its token stops working and its device receives no more messages. Other sessions of the customer stay. Souk extension to docs/spec.md §7; docs/spec.md §4 Logout.
         */
        post: operations["logOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/verify-phone": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify a phone number
         * @description Takes the code that sign-up, login or verify-phone/send sent; a code works once. Signs the customer in. With a `guest_id`, the cart and orders of the guest move to the customer and the guest id stops working. docs/spec.md §7 Auth; docs/contract.md §2 Auth.
         */
        post: operations["verifyPhone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/verify-phone/send": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the phone verification code again
         * @description Sends a new code to a phone number whose account is not verified yet. The reply is the same when no such account exists. Souk extension to docs/contract.md §2 Auth.
         */
        post: operations["sendPhoneCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/login-code": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a sign-in code
         * @description Sends a code to the phone of an account; login takes the code in place of a password. The reply is the same when no such account exists. Souk extension: docs/contract.md §2 Ours.
         */
        post: operations["sendLoginCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/firebase-verify-token": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify a phone number with Firebase
         * @description For shops that send their codes with Firebase. The server asks Firebase whether the code matches its session, then continues as verify-phone does. docs/spec.md §7 Auth; docs/contract.md §2 Auth.
         */
        post: operations["verifyFirebaseToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/forgot-password": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a password reset code
         * @description Sends a code to the phone number or e-mail address of an account that has a password. The reply is the same when no such account exists. docs/contract.md §2 Auth.
         */
        post: operations["forgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/verify-token": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify a password reset code
         * @description Checks the code without using it. A wrong code counts as a try. docs/contract.md §2 Auth.
         */
        post: operations["verifyResetToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/reset-password": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Reset the password
         * @description Sets a new password and uses the code. It verifies the phone number or e-mail address that received the code and ends all sessions of the account. The server then knows the device, which can sign in even after too many wrong passwords from other devices. docs/contract.md §2 Auth.
         */
        put: operations["resetPassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/passkey/options": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a passkey sign-in
         * @description Returns a challenge that is valid for five minutes and one sign-in. The request sends no data of the customer and the reply names no credential, so it reveals nothing about any account. docs/contract.md §2 Ours.
         */
        post: operations["startPasskeySignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/passkey": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with a passkey
         * @description Signs the customer in to a new session. The call uses the challenge, also when it is refused. An unknown or removed passkey, a passkey of another customer and a wrong signature get the same refusal. With a `guest_id`, the cart and orders of the guest move to the customer and the guest id stops working. docs/contract.md §1, §2 Ours.
         */
        post: operations["signInWithPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/social-login": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with Google, Apple or Facebook
         * @description Takes an OpenID Connect id token of the provider (`medium`). The identity joins an existing account when both sides have verified the same e-mail address. A new customer has no account yet and gets `token` null and `is_personal_info` 0: ask for the phone number, then call social-register with the same id token. docs/spec.md §7 Auth; docs/contract.md §2 Auth.
         */
        post: operations["socialLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/social-register": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an account with a social login
         * @description Creates an account after social-login, with the phone number of the customer. The e-mail address of the id token counts as verified, an address in the body does not. When the identity already belongs to an account, the operation signs in to that account. docs/spec.md §7 Auth; docs/contract.md §2 Auth.
         */
        post: operations["socialRegister"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/social-link": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Link a social login to the account
         * @description Links a Google, Apple or Facebook identity to the account; social-login with this identity then signs the customer in. An identity that signs another customer in is refused. A repeated call changes nothing. docs/contract.md §2 Ours; docs/decisions/034.
         */
        post: operations["linkSocial"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/info": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Get the signed-in customer
         * @description Returns the customer with wallet, points and welcome discount. docs/spec.md §3 Profile; docs/contract.md §2 Profile.
         */
        get: operations["getCustomerInfo"];
        /**
         * Update the signed-in customer
         * @description Changes the profile, except for a new picture. A new e-mail address or a new password needs the current password or a code (docs/contract.md §2 Profile). A new password ends all other sessions and makes the device tokens of before worthless; the reply has a new one. docs/spec.md §5 Profile form, §7 Profile.
         */
        put: operations["updateCustomerInfo"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/update-profile": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Update the signed-in customer and the picture
         * @description Works as PUT customer/info, as a form. The server re-encodes the picture as a square and replaces the earlier picture. docs/spec.md §5 Profile form, §7 Profile.
         */
        post: operations["updateProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/remove-account": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete the account
         * @description Deletes name, phone number, e-mail address, picture, addresses, wishlist, devices and sessions for good. Orders stay in the books without the person. Refused without the current password or a code (docs/contract.md §2 Profile), while an order is under way or a refund is undecided, and while the wallet holds money that the customer does not give up. customer/removal reports all of these in advance. POST does the same, for networks that drop the body of a DELETE. docs/spec.md §4 Profile delete, §8 Account.
         */
        delete: operations["removeAccount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/confirmation-code": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a confirmation code for account changes
         * @description For customers who do not know their password or have none. The server sends the code to the account's own verified phone or e-mail address. The code replaces the current password for a change of the e-mail address or password and for deleting the account. A new code ends the earlier code. Souk extension to docs/contract.md §2 Profile.
         */
        post: operations["sendConfirmationCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/email-code": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an e-mail verification code
         * @description Sends a code to the e-mail address of the account. A new code ends the earlier code. Souk extension: docs/contract.md §2 Ours.
         */
        post: operations["sendEmailCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/verify-email": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify the e-mail address
         * @description Takes the code that shows that the customer can read the e-mail of the account. The server may then send confirmation codes and password reset codes to this address. Souk extension: docs/contract.md §2 Ours.
         */
        post: operations["verifyEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/sessions": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List sessions of the signed-in customer
         * @description Returns the current session first, then the other sessions with the latest use first. A session names its browser and system in words and stores no network address. docs/contract.md §2 Ours.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        /**
         * Sign out another device
         * @description Ends another session of the customer. Its token stops working and its device receives no more push messages. Refused for the current session, which signs out with auth/logout. Returns the remaining sessions. docs/contract.md §2 Ours.
         */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/sessions/others": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Sign out all other devices
         * @description Ends all sessions of the customer except the current session. A repeated call changes nothing. docs/contract.md §2 Ours.
         */
        delete: operations["endOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/passkeys": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List passkeys of the signed-in customer
         * @description Returns the passkeys, the newest first. docs/contract.md §2 Ours.
         */
        get: operations["listPasskeys"];
        put?: never;
        /**
         * Add a passkey
         * @description Stores a new passkey. The call uses the challenge, also when it is refused. Returns all passkeys. docs/contract.md §2 Ours.
         */
        post: operations["addPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/passkeys/options": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start adding a passkey
         * @description Returns a challenge that is valid for five minutes, one passkey and this session. In a session older than five minutes, the customer confirms with the current password or a code, see docs/contract.md §2 Profile. docs/contract.md §2 Ours.
         */
        post: operations["startPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/passkeys/{passkey_id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Rename a passkey
         * @description Sets the name of a passkey. Returns all passkeys. docs/contract.md §2 Ours.
         */
        put: operations["renamePasskey"];
        post?: never;
        /**
         * Delete a passkey
         * @description Deletes a passkey, which can no longer sign the customer in. Sessions that it started stay. Returns the remaining passkeys. docs/contract.md §2 Ours.
         */
        delete: operations["removePasskey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/removal": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Check whether the account can be deleted
         * @description Lists the obstacles to deleting the account: orders under way, undecided refunds and money in the wallet, each with the code with which customer/remove-account refuses. Also returns the data that the customer loses with the account and the ways in which the owner can confirm the deletion. docs/spec.md §4 Profile delete; docs/contract.md §2 Ours.
         */
        get: operations["previewRemoval"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/data": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Download the customer's data
         * @description Streams the data that the shop stores about the customer, kind by kind. Each kind holds its newest rows, at most `rows_at_most`. The data contains no password, code, token or payment secret. docs/contract.md §2 Ours.
         */
        get: operations["downloadData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/update-interest": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Update the customer's favourite categories
         * @description Replaces the favourite categories of the module; those of other modules stay. Suggested items follow them. docs/spec.md §2 /interest; docs/contract.md §2 Profile.
         */
        post: operations["updateInterest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cm-firebase-token": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register a device for push messages
         * @description Registers one device for the current session. A device that another session registered moves to this session. docs/spec.md §7 Profile.
         */
        post: operations["saveFirebaseToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/notifications": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List notifications of the signed-in customer
         * @description Returns a notification for each status change of an order, each message and each referral of the customer, the newest first. docs/spec.md §3 Push notification; docs/contract.md §2 Profile.
         */
        get: operations["listNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/notifications/read": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Mark notifications as read
         * @description Marks all notifications up to an instant as read; later notifications stay unread. A repeated call changes nothing. docs/contract.md §2 Ours.
         */
        put: operations["readNotifications"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/notifications/{notification_id}/read": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Mark a notification as read
         * @description Marks one notification as read when the customer opens it. A repeated call changes nothing. docs/contract.md §2 Ours.
         */
        put: operations["readNotification"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/diet": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Get the customer's diet
         * @description Returns the allergens and diets that the customer chose. The choice applies on all devices of the customer. docs/contract.md §2 Ours.
         */
        get: operations["getDiet"];
        /**
         * Update the customer's diet
         * @description Replaces the whole choice, so a repeated call changes nothing. With `when_empty`, the server stores the choice that the customer made as a guest unless the customer already has a choice. docs/contract.md §2 Ours.
         */
        put: operations["updateDiet"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/diet": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List allergens and diets
         * @description Returns the allergens that items contain and the diets that items suit, over all modules. docs/spec.md §3 Item / product; docs/contract.md §2 Ours.
         */
        get: operations["listDietOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/notification-settings": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Get the notification settings
         * @description Returns which kinds of notifications the shop sends to the customer's devices. By default it sends all kinds. docs/spec.md §3 Push notification; docs/contract.md §2 Ours.
         */
        get: operations["getNotificationSettings"];
        /**
         * Update the notification settings
         * @description Chooses which kinds of notifications the shop sends. The choice applies to all devices of the customer, from the next notification on. docs/contract.md §2 Ours.
         */
        put: operations["updateNotificationSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/push/key": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Get the public key for push subscriptions
         * @description Returns the public key that identifies the shop to the push service of a browser (RFC 8292); null when the shop sends no push messages to browsers. docs/spec.md §4 Push messages; docs/contract.md §2 Ours.
         */
        get: operations["getPushKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/push/subscribe": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Subscribe a browser to push messages
         * @description The shop then sends this browser messages about orders, conversations and referrals of the customer or guest, in the language of this request. A browser belongs to its latest subscriber. A repeated call changes nothing. `endpoint` must belong to a push service of a browser. Ten browsers of a customer or guest can receive messages; an eleventh replaces the oldest. The subscription ends with the session, at sign-out and with the account. docs/spec.md §4 Push messages; docs/contract.md §2 Ours.
         */
        post: operations["subscribeToPush"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/push/unsubscribe": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unsubscribe a browser from push messages
         * @description Ends the caller's own subscription of this browser. The reply is the same for a browser without a subscription. docs/spec.md §4 Push messages; docs/contract.md §2 Ours.
         */
        post: operations["unsubscribeFromPush"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/message/list": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List conversations of the signed-in customer
         * @description Returns the conversations, the latest first. A conversation with a deleted store or courier stays readable. docs/spec.md §2 inbox, §7 Other (Messages); docs/contract.md §2 chat.
         */
        get: operations["listConversations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/message/search-list": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Search conversations
         * @description Finds conversations by a part of the name of the store, courier or support, in either language. docs/spec.md §7 Other (Messages); docs/contract.md §2 chat.
         */
        get: operations["searchConversations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/message/details": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List messages of a conversation
         * @description Returns the messages, the latest first, and marks all of them as read. With `receiver_type` and `receiver_id` instead of `conversation_id`, it returns the conversation with that receiver, which is empty before the first message. docs/spec.md §2 /chatting, §7 Other (Messages); docs/contract.md §2 chat.
         */
        get: operations["getConversation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/message/send": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a message
         * @description Sends text, pictures or both to a store, a courier or the support. The first message starts the conversation. A customer can write to a courier only while the courier carries an order of the customer. Calls with the same Idempotency-Key send one message. docs/spec.md §5 Uploads, §7 Other (Messages); docs/contract.md §1, §2 chat.
         */
        post: operations["sendMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wallet/transactions": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List wallet transactions
         * @description Returns the credits and debits of the wallet, the newest first, each with the balance after it. The operation also works while the wallet is switched off. docs/spec.md §7 Other; docs/contract.md §2 Wallet.
         */
        get: operations["listWalletTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wallet/bonuses": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List wallet bonuses
         * @description Returns the offers that add a bonus to money put into the wallet, as far as they are valid now. docs/spec.md §7 Other; docs/contract.md §2 Wallet.
         */
        get: operations["listWalletBonuses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wallet/add-fund": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add money to the wallet
         * @description Opens the gateway's page. A repeated call with the same Idempotency-Key returns the same page. The gateway sends the browser back to `callback` as after paying for an order, with `flag` and a `token` without `attribute_id`; its `transaction_reference` is the `reference` of the resulting wallet transactions. Neither is signed: read the transactions to learn whether the money arrived. The customer also gets the bonus that was offered at the start of the payment. docs/spec.md §7 Other; docs/contract.md §1, §2 Wallet.
         */
        post: operations["addFund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/loyalty-point/transactions": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List loyalty point transactions
         * @description Returns the credits and debits of points, the newest first, each with the balance after it. docs/spec.md §7 Other; docs/contract.md §2 Wallet.
         */
        get: operations["listLoyaltyTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/loyalty-point/point-transfer": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Convert loyalty points into wallet money
         * @description Takes points and adds `point / loyalty_point_exchange_rate` units of the currency to the wallet. A transfer needs at least `loyalty_point_minimum_point` points. Calls with the same Idempotency-Key transfer once. docs/spec.md §7 Other; docs/contract.md §1, §2 Wallet.
         */
        post: operations["transferPoints"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wish-list": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Get the wishlist of the signed-in customer
         * @description Returns items and stores in the zones, the latest first: of the named module, or of all modules without `moduleId`. The reply leaves out entries that are no longer sold, but the wishlist keeps them. docs/spec.md §2 Wishlist drawer, §7 Wishlist.
         */
        get: operations["listWishlist"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wish-list/add": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add an item or a store to the wishlist
         * @description Send either `item_id` or `store_id`. The wishlist holds at most 100 items and 100 stores. docs/spec.md §4 Wishlist, §7 Wishlist.
         */
        post: operations["addToWishlist"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wish-list/remove": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove an item or a store from the wishlist
         * @description Send either `item_id` or `store_id`. docs/spec.md §4 Wishlist, §7 Wishlist.
         */
        delete: operations["removeFromWishlist"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/categories": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List categories of a module
         * @description Returns the top categories that have items on sale in the zones, with their children, in the order that the owner of the shop set. docs/spec.md §3 Category; cached 5 minutes, docs/spec.md §9.
         */
        get: operations["listCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/categories/{id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Get a category
         * @description Returns the category with its children. docs/spec.md §7 Browse.
         */
        get: operations["getCategory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/categories/childes/{id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List subcategories of a category
         * @description Returns the categories directly below the category. docs/spec.md §7 Browse.
         */
        get: operations["listCategoryChildes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/categories/items/{id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List items of a category
         * @description Returns items of the category and its subcategories that are sold in the zones, the most ordered first. docs/spec.md §7 Browse.
         */
        get: operations["listCategoryItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/categories/stores/{id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List stores of a category
         * @description Returns stores in the zones that sell items of the category: open stores first, then by distance. docs/spec.md §7 Browse.
         */
        get: operations["listCategoryStores"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/categories/featured/items": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List items of the featured categories
         * @description Returns items and, for the tabs, the featured categories that have an item on this page. docs/spec.md §9: 20 items, cached 8 minutes.
         */
        get: operations["listFeaturedCategoryItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/brand": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List brands of a module
         * @description Returns all brands in the order that the owner of the shop set, each with the number of its items sold in the zones. docs/spec.md §3 Brand, §2 Brands page.
         */
        get: operations["listBrands"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/brand/items/{id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List items of a brand
         * @description Returns items of the brand that are sold in the zones, the most ordered first. docs/spec.md §7 Browse.
         */
        get: operations["listBrandItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common-condition": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List common conditions
         * @description Returns the conditions that pharmacy items help with. docs/spec.md §3 Common condition; cached 8 minutes, docs/spec.md §9.
         */
        get: operations["listCommonConditions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common-condition/items/{id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List items for a common condition
         * @description Returns items sold in the zones that help with the condition, the most ordered first. docs/spec.md §7 Browse; 20 a page, docs/spec.md §9.
         */
        get: operations["listCommonConditionItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/parcel-category": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List parcel categories
         * @description Returns the categories of parcels. docs/spec.md §3 Parcel category, §2 Parcel home.
         */
        get: operations["listParcelCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/parcel-terms": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Get the terms for parcels
         * @description Returns the terms that the sender of a parcel accepts: prohibited contents, the time that the courier waits, and the cost of a return and of a cancellation. Souk extension: docs/contract.md §2.
         */
        get: operations["getParcelTerms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/banners": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List banners of a module
         * @description Returns the banners and the running campaigns of the zones. docs/spec.md §3 Banner, Campaign; cached 5 minutes, docs/spec.md §9.
         */
        get: operations["listBanners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/other-banners": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Get the section banners of a module
         * @description Returns the pictures between the sections of a module; null where the module has none. docs/spec.md §3 Parcel home content (promotional banners).
         */
        get: operations["getOtherBanners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/other-banners/video-content": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Get the video of a module
         * @description Returns a video or a picture that explains the services of a module, with its steps. Where the module has none, the fields are null and the list is empty. docs/spec.md §2 Parcel home, §3 Parcel home content.
         */
        get: operations["getVideoContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/other-banners/why-choose": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List reasons to choose a module
         * @description Returns the reasons in the order that the owner of the shop set. docs/spec.md §2 Parcel home, §7 Browse (field banners).
         */
        get: operations["listWhyChoose"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/advertisement/list": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List advertisements
         * @description Returns at most fifty running promotions of stores in the zones. docs/spec.md §3 Ad / promotion, §2 Home layouts; cached for the shortest time there is, docs/spec.md §9.
         */
        get: operations["listAdvertisements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cashback/list": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List cashback offers
         * @description Returns the offers that are valid now. docs/spec.md §3 Cashback.
         */
        get: operations["listCashbacks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cashback/getCashback": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Get the cashback of an amount
         * @description Returns the offer that gives the most cashback for this amount; nulls and 0 without such an offer. docs/contract.md §2 Browse (cashback/getCashback).
         */
        get: operations["getCashback"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coupon/list": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List coupons of a module
         * @description Returns the coupons that are valid today in the zones. docs/spec.md §3 Coupon.
         */
        get: operations["listCoupons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coupon/apply": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Check a coupon
         * @description Returns the coupon when the caller may use it in the store. The check does not use the coupon. An unknown coupon answers 404, a used-up coupon 406, an expired coupon or a coupon that is not for this store or caller 403. docs/contract.md §2 Browse.
         */
        get: operations["applyCoupon"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/flash-sales": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Get the running flash sale
         * @description Pages the running sales, the sale that ends first before the others. Returns the first sale of the page with at most 15 of its items; flash-sales/items returns all items. Without a running sale, the fields are null and the list is empty. docs/spec.md §3 Flash sale; the home page asks with limit 2, offset 1.
         */
        get: operations["listFlashSales"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/flash-sales/items": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List items of a flash sale
         * @description Returns one page of the items that a running sale offers in the zones. A sale that has not begun or is over answers 404. docs/spec.md §2 Routes (/flash-sales), §7 Browse.
         */
        get: operations["listFlashSaleItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/basic": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List store campaigns
         * @description Returns the campaigns that run today. docs/spec.md §3 Campaign.
         */
        get: operations["listBasicCampaigns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/basic-campaign-details": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Get a store campaign with its stores
         * @description Returns one page of the participating stores in the zones: open stores first, then by distance. A campaign that is over is still returned, so that its page can say so. docs/spec.md §2 Routes (/campaigns), §4 Countdown.
         */
        get: operations["getBasicCampaign"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/item": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List campaign items
         * @description Returns items with `available_date_starts` whose dates include today (Just For You). docs/spec.md §2 Home layouts, §3 Cart add payload.
         */
        get: operations["listItemCampaigns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stores": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List stores
         * @description Returns the stores of the module in the zones: open stores first, then by distance. docs/spec.md §7 Browse.
         */
        get: operations["listStores"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stores/latest": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List new stores
         * @description Returns stores by `created_at`, the newest first. docs/spec.md §7 Browse; 12 a page, docs/spec.md §9.
         */
        get: operations["listLatestStores"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stores/popular": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List popular stores
         * @description Returns stores by number of orders. docs/spec.md §7 Browse; 12 a page, docs/spec.md §9.
         */
        get: operations["listPopularStores"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stores/top-rated": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List top rated stores
         * @description Returns stores by `avg_rating`, the best first. docs/spec.md §4 Home sections.
         */
        get: operations["listTopRatedStores"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stores/recommended": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List recommended stores
         * @description Returns the featured stores. docs/contract.md §2 Browse.
         */
        get: operations["listRecommendedStores"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stores/get-stores/{type}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List stores by order type and rank
         * @description Returns the stores for the stores page: the path names the order type, `store_type` the selection. docs/spec.md §2 Stores page, §7 Browse; 12 a page, docs/spec.md §9.
         */
        get: operations["listStoresByType"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stores/details/{id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Get a store
         * @description Returns the store with its opening hours, its menu categories and the data for checkout. docs/spec.md §3 Store.
         */
        get: operations["getStore"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stores/search": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Search stores
         * @description Returns stores whose name matches, the best match first. The search tolerates small typing errors. docs/spec.md §7 Search.
         */
        get: operations["searchStores"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/items/popular": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List popular items nearby
         * @description Returns items with the most orders first. docs/spec.md §7 Browse; cached 5 minutes, docs/spec.md §9.
         */
        get: operations["listPopularItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/items/latest": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List items of a store
         * @description Returns the menu of a store, the newest items first. Optionally returns only one category. docs/contract.md §2 Browse.
         */
        get: operations["listLatestItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/items/search": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Search items of a store
         * @description Returns items whose name matches, the best match first. The search tolerates small typing errors. docs/contract.md §2 Browse.
         */
        get: operations["searchStoreItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/items/discounted": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List discounted items
         * @description Returns discounted items, the largest discount first. docs/spec.md §2 Home layouts, §9: 15 items.
         */
        get: operations["listDiscountedItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/items/most-reviewed": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List best reviewed items
         * @description Returns the items and, for the tabs, their categories. docs/spec.md §4 Home sections.
         */
        get: operations["listMostReviewedItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/items/new-arrival": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List new items
         * @description Returns the newest items and their categories. docs/spec.md §7 Browse.
         */
        get: operations["listNewArrivals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/items/recommended": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List recommended items
         * @description Returns items with the Recommend badge. docs/spec.md §7 Browse; 15 a page, docs/spec.md §9.
         */
        get: operations["listRecommendedItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/items/details/{id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Get an item
         * @description Returns an item in full. For a campaign item, send `campaign=1`. docs/spec.md §3 Item / product.
         */
        get: operations["getItem"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/items/related-items/{id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List related items
         * @description Returns at most ten items of the same category that are sold in the zones of the item's store. docs/contract.md §2 Browse.
         */
        get: operations["listRelatedItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/items/item-or-store-search": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Suggest items and stores for a search
         * @description Returns the names of at most five items and five stores. The storefront calls it 500 ms after the last key. docs/spec.md §7 Search.
         */
        get: operations["suggestSearch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/items/suggested": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List items suggested for the customer
         * @description Returns at most ten items that the customer may like. The storefront shows them in the empty search box. docs/spec.md §6 Logged-in customer.
         */
        get: operations["listSuggestedItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/items/visit-again": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List stores the customer ordered from
         * @description Returns the stores of the customer's orders, the latest first, each with the items that the customer ordered there. docs/spec.md §2 Home layouts (Visit Again), §6.
         */
        get: operations["listVisitAgainItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/items/reviews/submit": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Update a review of an item
         * @description Replaces the customer's review of an item of their order, within REVIEW_EDIT_DAYS after the customer wrote it. The store's reply stays. A repeated request changes nothing. docs/contract.md §2 Reviews.
         */
        put: operations["updateReview"];
        /**
         * Create a review of an item
         * @description Stores the customer's review of an item of their own delivered order, once for each item of an order. The averages and counts of the item and its store change at once. The server re-encodes the pictures. docs/spec.md §7 Other (reviews submit); docs/contract.md §2.
         */
        post: operations["submitReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/items/reviews/report": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a review
         * @description Tells the shop why it should not show a review, once for each customer and review. The shop shows the review until it has decided. docs/contract.md §2 Reviews.
         */
        post: operations["reportReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/items/reviews/{id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List reviews of an item
         * @description Returns the reviews, the newest first. docs/spec.md §7 Browse (items/reviews).
         */
        get: operations["listItemReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stores/reviews": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List reviews of a store
         * @description Returns the reviews of all items of the store, the newest first. docs/contract.md §2 Browse (stores/reviews).
         */
        get: operations["listStoreReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/delivery-man/reviews/submit": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Update a review of a courier
         * @description Replaces the customer's review of the courier, within REVIEW_EDIT_DAYS after the customer wrote it. docs/contract.md §2 Reviews.
         */
        put: operations["updateCourierReview"];
        /**
         * Create a review of a courier
         * @description Stores the customer's review of the courier who brought their order, once for each order. docs/contract.md §2 Orders.
         */
        post: operations["submitCourierReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/reviews": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List reviewable items of an order
         * @description Returns the items and the courier of the customer's own delivered order, each with the customer's review and the time until which it can be changed. docs/contract.md §2 Reviews.
         */
        get: operations["getOrderReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/review-reminder": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Get the order to review next
         * @description Returns the order delivered last, unless the customer has reviewed part of it or dismissed its reminder. docs/spec.md §4 Review prompt, §7 Other (pending review).
         */
        get: operations["getReviewReminder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/review-reminder-cancel": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Dismiss the review reminder of an order
         * @description The customer can still review the order. docs/spec.md §4 Review prompt, §7 Other (cancel-review).
         */
        get: operations["cancelReviewReminder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get-combined-data": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Search items or stores
         * @description Returns one page of items or of stores: the results of a search, of a category or of a brand, the discounted or the new entries. docs/spec.md §2 Search results page, §4 Search, §7 Search; 12 a page, price range 0 to 20000, docs/spec.md §9.
         */
        get: operations["combinedSearch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/cart/list": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Get the cart
         * @description Returns all lines of the cart, the oldest first. All lines belong to one store. docs/spec.md §3 Cart item, §7 Cart.
         */
        get: operations["listCart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/cart/saved": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Get the cart that was set aside
         * @description A guest who signs in brings the cart of one store. When the customer had a cart of another store, the server sets it aside. Returns its lines, the oldest first; an empty list when there is none. docs/contract.md §2 Cart.
         */
        get: operations["getSavedCart"];
        put?: never;
        /**
         * Keep one of two carts
         * @description Ends the choice between the cart and the one that was set aside: the other one is removed. Returns the cart that stays. Without a cart set aside nothing changes, so the request can be repeated. docs/contract.md §2 Cart.
         */
        post: operations["chooseCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/add": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add an item to the cart
         * @description Adds a line and returns the whole cart. The server refuses the item with `cart_item` when the cart already has it with the same options, with `cart_item_limit` above the maximum quantity, with `different_stores` when the cart holds items of another store, and with `stock` when there are too few pieces. The server ignores the price that the client sends. docs/spec.md §3 Cart add payload; docs/contract.md §2 Cart.
         */
        post: operations["addToCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/update": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Replace a cart line
         * @description Changes the options, add-ons or quantity of a line. Returns the whole cart. docs/spec.md §7 Cart.
         */
        put: operations["replaceCartLine"];
        /**
         * Update the quantity of a cart line
         * @description Changes the quantity of a cart line. Returns the whole cart. docs/spec.md §7 Cart.
         */
        post: operations["updateCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/remove-item": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a line from the cart
         * @description Removes a line and returns the whole cart. docs/spec.md §7 Cart.
         */
        delete: operations["removeFromCart"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/remove": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Clear the cart
         * @description Removes all lines and returns the empty cart. docs/spec.md §7 Cart.
         */
        delete: operations["clearCart"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/address/list": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List addresses of the signed-in customer
         * @description Returns the saved addresses, the newest first. docs/spec.md §3 Saved address, §7 Address.
         */
        get: operations["listAddresses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/address/add": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an address
         * @description Saves a new address, which has no id yet. An address outside all zones is refused with code `coordinates`. docs/spec.md §5 Address form, §7 Address.
         */
        post: operations["addAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/address/update": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Update an address
         * @description Changes the saved address whose `id` the body names. A body without `id` answers 404. docs/spec.md §7 Address.
         */
        post: operations["updateAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/address/{id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Update an address by id
         * @description Changes the saved address that the path names. The body has the fields of the address form and the id. docs/spec.md §7 Address.
         */
        put: operations["replaceAddress"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/address/delete": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete an address
         * @description Deletes a saved address of the customer. docs/spec.md §7 Address.
         */
        post: operations["deleteAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/order/quote": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a quote
         * @description Returns the price of an order line by line. The server keeps it for `QUOTE_MINUTES`: placeOrder with its id charges these figures, even when a tariff has changed since. For a parcel the server checks both ends and reports problems of both at once. The request needs no contact. Souk extension: docs/contract.md §2.
         */
        post: operations["createQuote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/order/place": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Place an order
         * @description Creates one order at most for each Idempotency-Key. The server computes prices, discounts, fees and distance itself and refuses a different total with `order_amount`. For items that need a prescription, send a form with up to 3 pictures of it. docs/spec.md §7 Orders; docs/contract.md §1, §2 Orders.
         */
        post: operations["placeOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/prescription/place": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Place a prescription order
         * @description Takes up to 3 pictures in place of a cart, sent with the request or uploaded before. The order is delivered and paid in cash. The store reads the pictures and sets the price (`priced` of the tracked order, with a notification to the owner of the order). Until then the order costs its delivery, and the owner can cancel it until the store begins. Once it is priced, it waits until the owner accepts the price (order/prescription/accept). Creates one order at most for each Idempotency-Key. docs/spec.md §3 Prescription order, §7 Orders.
         */
        post: operations["placePrescription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/prescription/pictures": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List uploaded prescription pictures
         * @description Returns the pictures that the customer or guest uploaded and that no order uses yet. The server deletes each picture one day after its upload. Souk extension. docs/spec.md §5 Uploads.
         */
        get: operations["listPrescriptionPictures"];
        put?: never;
        /**
         * Upload a prescription picture
         * @description Uploads one picture for each call. The server re-encodes the picture and stores it for one day, until an order takes it by its id (`prescription_pictures`). At most 3 pictures can be stored, and the same file only once. Send the same Idempotency-Key when you retry an upload. Souk extension. docs/spec.md §5 Uploads.
         */
        post: operations["addPrescriptionPicture"];
        /**
         * Delete an uploaded prescription picture
         * @description Returns the remaining pictures. Souk extension. docs/spec.md §5 Uploads.
         */
        delete: operations["removePrescriptionPicture"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/prescription/accept": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept the price of a prescription order
         * @description The owner of a prescription order accepts the price that the store set, until `price_deadline` of trackOrder; only then the store begins. The caller names the price; a different one is refused with `order_amount`. When the price is accepted already, the reply is the same again, because the first reply may have been lost. The owner declines the price with order/cancel. After the deadline the shop cancels the order. Souk extension: docs/contract.md §2 Orders.
         */
        post: operations["acceptPrescriptionPrice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/prescription": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Get the pictures of a prescription order
         * @description Open to the owner of the order only: the phone number of a guest's order is not enough here. docs/spec.md §3 Prescription order; docs/contract.md §1.
         */
        get: operations["getPrescription"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/order/{type}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List orders of the signed-in customer
         * @description Returns orders, the newest first. `running-orders` are orders that are not yet delivered, canceled, failed or refunded; `past-orders` are the others. `past-orders`, `module_id` and `name` are Souk extensions. docs/spec.md §7 Orders.
         */
        get: operations["listOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/details": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List lines of an order
         * @description Returns the lines of the order. A guest sends `guest_id` and the phone number or e-mail address of the order. docs/spec.md §6 Guest, §7 Orders.
         */
        get: operations["getOrderDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/track": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Track an order
         * @description Returns the order in full. The storefront calls it every 10 seconds until the order is delivered. A guest sends `guest_id` and `contact_number`; the phone number of the order is the proof. docs/spec.md §3 Order tracking, §4 Order tracking drawer, §7 Orders.
         */
        get: operations["trackOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/delivery-man/last-location": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Get the location of the courier
         * @description Returns the position of the courier while the order is on its way (`picked_up`); before and after, the reply is 404. A guest sends `guest_id` and `contact_number`, as for tracking. docs/spec.md §4 Order tracking drawer; docs/contract.md §2 Orders.
         */
        get: operations["getCourierLocation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/by-key": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Get the order placed under an idempotency key
         * @description Returns the reply to placing the order (items, parcel or prescription) under this Idempotency-Key, as it was then. For a client that lost both the reply and the body that it sent. Souk extension. docs/contract.md §1 Idempotency-Key.
         */
        get: operations["findPlacedOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/cancel": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Cancel an order with a failed payment
         * @description Cancels an order whose payment failed or has not arrived, with the reason "Order payment canceled". POST with `_method` put does the same. docs/spec.md §4 Failed order payment, §7 Orders.
         */
        put: operations["cancelFailedOrder"];
        /**
         * Cancel an order
         * @description Cancels an order that is pending or failed; payments go back the way they came. A parcel can be canceled longer: free until its courier sets out, for a fee until the pick-up, and after that for a fee for which the courier brings it back. The caller names the fee (`cancel_fee` of trackOrder); a different fee is refused with `cancel_fee`. When the customer has already canceled the order, the reply is the same again, because the first reply may have been lost. With `_method` put, the operation cancels an order with a failed payment. docs/spec.md §7 Orders.
         */
        post: operations["cancelOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/payment-method": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Update the payment method of an order
         * @description Changes the payment method of an order whose payment has not arrived: cash up to the limit of the zone, the wallet, a transfer or an online payment. The server first closes an open gateway page; money that arrives on it later goes back (`repayments`). The current method gets the same reply as a new method. POST also works. docs/spec.md §4 Failed order payment, §7 Orders.
         */
        put: operations["switchPaymentMethod"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/payment": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start an online payment
         * @description Opens the gateway's page for an order with `digital_payment` whose payment is outstanding or failed. A repeated call returns the same page. The gateway sends the browser back to `callback` with `flag` (success, fail or cancel) and `token`, base64 of `payment_method=..&&attribute_id=<order>&&transaction_reference=..`. Neither is signed: read the order to learn whether it is paid. docs/contract.md §2 Orders; docs/spec.md §4 Failed order payment.
         */
        post: operations["startPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/running-check": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Check for running orders
         * @description Returns whether the customer or guest has orders under way, the latest of them, and the status of each for the bar that the storefront shows on its pages. docs/spec.md §7 Orders (running-order check); docs/contract.md §2 Orders.
         */
        get: operations["checkRunningOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/again": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Preview ordering an order again
         * @description Returns each line of the order as orderAgain would add it to the cart now: the price then and now, a smaller quantity, add-ons and options that are no longer offered, or the reason why the line cannot be added. Also reports when the store is closed or does not serve the chosen location, and a cart of another store. Changes nothing. Souk extension: docs/contract.md §2.
         */
        get: operations["previewOrderAgain"];
        put?: never;
        /**
         * Add the items of an order to the cart
         * @description Adds the items of the order that are still sold to the cart, as many pieces as are available, at today's prices. A line that the cart already has with the same options stays unchanged, so a repeated call adds nothing more. `missing` lists items that are no longer sold and `changed` lists items that differ from the order. A cart of another store is refused as by cart/add, or cleared in the same step with `replace_cart`. undoOrderAgain can undo a call that sent an Idempotency-Key. Souk extension: docs/contract.md §2.
         */
        post: operations["orderAgain"];
        /**
         * Undo ordering again
         * @description Restores the cart from before orderAgain ran under this Idempotency-Key, including lines of another store. A repeated call changes nothing more. Refused when the cart has changed since. Souk extension: docs/contract.md §2.
         */
        delete: operations["undoOrderAgain"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/receipt": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Get the receipt of an order
         * @description Returns the lines of the order, the figures that add up to its total, its payments and its refunds. Open to the owner and, as with trackOrder, to a caller who knows the phone number or e-mail address of a guest's order. Souk extension: docs/contract.md §2.
         */
        get: operations["getReceipt"];
        put?: never;
        /**
         * Create a printable page of a receipt
         * @description Returns the address of a page that a browser can open without a token, in both languages, for ten minutes. Open to the callers that getReceipt accepts. Souk extension: docs/contract.md §2.
         */
        post: operations["openReceipt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/prove/send": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a code to the phone of a guest order
         * @description Sends a code to the phone number of a guest's order, when number and phone agree. Other callers get "not found", as with trackOrder, and wrong phone numbers are counted together with those of trackOrder. Souk extension: docs/contract.md §2, decision 042.
         */
        post: operations["sendOrderCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/prove": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Act for the guest of an order by a code
         * @description Takes the code that sendOrderCode sent; a code works once. Returns a token for exactly this order. In the header `X-order-token` it lets this browser read, pay, cancel, refund and repeat the order as the browser that placed it. The token works for 24 hours, and ends when the guest signs in. The five newest tokens of an order work. Souk extension: docs/contract.md §2, decision 042.
         */
        post: operations["proveOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/share": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a link to share an order
         * @description Creates a link whose holder can see the status of the order without a phone number, with trackSharedOrder. The link works for `SHARED_ORDER_DAYS` after the order arrived, was canceled, or is due. Each call creates another link; 20 links can work at once. Open to the owner of the order only: the customer's session, or the guest id that placed the order. A caller who only knows its number and phone or email may track it, not share it. Souk extension: docs/contract.md §2.
         */
        post: operations["shareOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/share/stop": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke the links of an order
         * @description Revokes all links of the order at once. The reply is the same for an order without links. Open to the owner of the order only, like shareOrder. Souk extension: docs/contract.md §2.
         */
        post: operations["stopSharingOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/shared": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Track a shared order
         * @description Returns what a link of shareOrder shows: status, times, store and the first name of the courier. The reply has no contact, address, item, amount or payment. An unknown, an expired and a revoked link get the same reply. Souk extension: docs/contract.md §2.
         */
        get: operations["trackSharedOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/parcel-links": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create links for both sides of a parcel
         * @description Creates a link for the sender and a link for the receiver, whose holder sees the parcel from that side with trackSharedParcel. The links work for `link_days` of the shop's settings after the parcel arrived, was canceled, or is due. Each call creates another pair; ten pairs can work at once. Open to the owner of the order only, like shareOrder; stopSharingOrder revokes the links. Souk extension: docs/contract.md §2.
         */
        post: operations["shareParcel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/parcel-shared": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Track a parcel for its sender or receiver
         * @description Returns what a link of shareParcel shows to its side: steps, arrival, courier, and the address, note and code of that side. The reply has no phone number, address, note or code of the other side. An unknown, an expired and a revoked link get the same reply. Souk extension: docs/contract.md §2.
         */
        get: operations["trackSharedParcel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/refund-reasons": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List refund reasons
         * @description Returns the reasons that a customer can give for a refund. docs/spec.md §7 Orders (refund reasons); docs/contract.md §2 Orders.
         */
        get: operations["listRefundReasons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/refund-offer": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Get the refund offer of an order
         * @description Returns the items that can be refunded with their amounts, and the ways the money would go back. Open to the owner of the order only, while a refund can be requested (`refundable_until` of the tracked order). Souk extension. docs/contract.md §2 Orders.
         */
        get: operations["getRefundOffer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/refund-request": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a refund
         * @description Requests a refund of the whole order or of some pieces. The owner of the order can call it once, within 24 hours after the delivery. The server computes the amount. The order stays `refund_requested` until the shop decides. It is then refunded, or goes back to delivered when the refund is declined or covers a part. The server re-encodes the pictures. docs/contract.md §2 Orders.
         */
        post: operations["requestRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/offline-payment": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Submit the details of an offline payment
         * @description Reports how the customer transferred the money for an unpaid order with `offline_payment`. Details that the customer sends again replace the earlier details. A form can include a picture of the transfer. The store starts the order only after the shop has verified the transfer. A denied transfer fails the order; reporting another transfer reopens it. docs/contract.md §2 Orders; docs/spec.md §8 (Payment info updated).
         */
        put: operations["saveOfflinePayment"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/offline-payment/methods": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List offline payment methods
         * @description Returns the ways to pay by transfer, with the instructions for the customer and the details that the customer must report. Empty while the shop takes no transfers. docs/contract.md §2 Orders (payment_method offline_payment).
         */
        get: operations["listOfflinePaymentMethods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/cancellation-reasons": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List cancellation reasons
         * @description Returns the reasons that a caller can give for canceling an order. docs/spec.md §3 Cancel reason, §9: 10 reasons.
         */
        get: operations["listCancellationReasons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/most-tips": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Get the most common tip
         * @description Returns the tip that customers gave most often on delivered orders of the last ninety days, or null when no customer gave a tip. docs/spec.md §7 Browse (most-tips).
         */
        get: operations["getMostTips"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newsletter/subscribe": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Subscribe to the newsletter
         * @description Sends a link to the address, whose page confirms the subscription within three days; until then the address is not subscribed. The reply is the same for a new and for an already subscribed address, so that a caller cannot find out who is subscribed. A network subscribes 30 addresses an hour. docs/spec.md §5 Newsletter, §7 Other.
         */
        post: operations["subscribeNewsletter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/landing-page": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Get the landing page
         * @description Returns the texts of the landing page. docs/spec.md §3 Landing data.
         */
        get: operations["getLanding"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/about-us": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Get the About us page
         * @description Returns the text of the page. docs/spec.md §2 Routes.
         */
        get: operations["getAboutUs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/terms-and-conditions": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Get the terms and conditions
         * @description Returns the text of the page. docs/spec.md §2 Routes.
         */
        get: operations["getTermsAndConditions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/privacy-policy": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Get the privacy policy
         * @description Returns the text of the page. docs/spec.md §2 Routes.
         */
        get: operations["getPrivacyPolicy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/refund-policy": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Get the refund policy
         * @description Returns the text of the page. The storefront shows it when its config value is not 0. docs/spec.md §2 Routes.
         */
        get: operations["getRefundPolicy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/review-policy": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Get the review policy
         * @description Explains which customers can review, what the shop checks and how averages are computed. The storefront links it beside averages. docs/contract.md §2 Browse.
         */
        get: operations["getReviewPolicy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shipping-policy": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Get the shipping policy
         * @description Returns the text of the page. The storefront shows it when its config value is not 0. docs/spec.md §2 Routes.
         */
        get: operations["getShippingPolicy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cancelation": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Get the cancellation policy
         * @description Returns the text of the page. The storefront shows it when its config value is not 0. docs/spec.md §2 Routes.
         */
        get: operations["getCancellationPolicy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Stream events of the customer or guest
         * @description Sends server-sent events. `order` has `{ order_id, order_status }` and adds `refund` (`approved`, `declined` or `sent`) when a refund takes that step. `message` has `{ conversation_id, sender_type }`. `referral` has `{ title, body }` and is sent when the first order of a referred customer is delivered. A comment line every 15 seconds keeps the connection open. The stream ends with its session or guest: after a sign-out, a block or a guest's sign-in it sends nothing more. A customer or guest can have ten streams; an eleventh ends the oldest. The server also ends a stream that the client does not read. docs/contract.md §2 Ours; docs/spec.md §4 Push messages.
         */
        get: operations["streamEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check service health
         * @description Returns 200 while the server process runs. docs/contract.md §2 Ours.
         */
        get: operations["healthz"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/readyz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check service readiness
         * @description Returns 200 when the database is open and migrated, and 503 while the server starts or stops. docs/contract.md §2 Ours.
         */
        get: operations["readyz"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get metrics for Prometheus
         * @description Exists only on a server with a METRICS_TOKEN; on other servers the path answers 404. docs/contract.md §2 Ours.
         */
        get: operations["metrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        LatLng: {
            lat: number;
            lng: number;
        };
        /**
         * @description Yes (1) or no (0). Written as a number; clients read it leniently.
         * @enum {integer}
         */
        Flag: 0 | 1;
        SocialMedia: {
            /** @enum {string} */
            name: "facebook" | "instagram" | "twitter" | "linkedin" | "pinterest";
            /** Format: uri */
            link: string;
        };
        /** @description Decimal amount in the shop's currency, rounded half up at `digit_after_decimal_point`. */
        Money: number;
        PaymentGateway: {
            gateway: string;
            gateway_title: string;
            gateway_image_full_url: string | null;
        };
        OneTimeCodes: {
            /** @description Number of digits of a code. */
            length: number;
            /** @description A page of the demo that shows the codes and opens only on the machine of the demo; null when the codes reach the customer. */
            outbox_url: string | null;
        };
        /** @enum {string} */
        Medium: "google" | "facebook" | "apple";
        SocialLoginMedium: {
            login_medium: components["schemas"]["Medium"];
            /** @description The client id for requesting the id token. */
            client_id: string;
            /**
             * Format: uri
             * @description The address for requesting the id token. Without it, the client uses the provider's own address. Souk extension: docs/contract.md §2 Ours.
             */
            authorize_url?: string;
        };
        ModuleConfig: {
            stock: components["schemas"]["Flag"];
            add_on: components["schemas"]["Flag"];
            veg_non_veg: components["schemas"]["Flag"];
            unit: components["schemas"]["Flag"];
            order_attachment: components["schemas"]["Flag"];
            always_open: components["schemas"]["Flag"];
            is_parcel: components["schemas"]["Flag"];
            item_available_time: components["schemas"]["Flag"];
            show_restaurant_text: components["schemas"]["Flag"];
            organic: components["schemas"]["Flag"];
            halal: components["schemas"]["Flag"];
            cutlery: components["schemas"]["Flag"];
            brand: components["schemas"]["Flag"];
            generic_name: components["schemas"]["Flag"];
            common_condition: components["schemas"]["Flag"];
            nutrition: components["schemas"]["Flag"];
            allergy: components["schemas"]["Flag"];
            basic: components["schemas"]["Flag"];
        };
        /** @description All settings of the shop's owner that the storefront needs. */
        Config: {
            business_name: string;
            logo_full_url: string;
            fav_icon_full_url: string;
            /** Format: email */
            email: string;
            phone: string;
            address: string;
            default_location: components["schemas"]["LatLng"];
            /** @description ISO 3166 code; the default country of the phone input. */
            country: string;
            country_picker_status: components["schemas"]["Flag"];
            /** @description ISO 4217 code. */
            currency_code: string;
            currency_symbol: string;
            /** @enum {string} */
            currency_symbol_direction: "left" | "right";
            digit_after_decimal_point: number;
            /** @description IANA name of the shop's time zone. */
            timezone: string;
            /** @enum {string} */
            timeformat: "12" | "24";
            /** @description Languages of the shop's texts, the default first. */
            language: {
                /** @enum {string} */
                key: "en" | "ar";
                value: string;
            }[];
            maintenance_mode: components["schemas"]["Flag"];
            social_media: components["schemas"]["SocialMedia"][];
            footer_text: string;
            app_url_android: string | null;
            app_url_ios: string | null;
            base_urls: {
                item_image_url: string;
                store_cover_photo_url: string;
                brand_image_url: string;
            };
            customer_wallet_status: components["schemas"]["Flag"];
            add_fund_status: components["schemas"]["Flag"];
            partial_payment_status: components["schemas"]["Flag"];
            loyalty_point_status: components["schemas"]["Flag"];
            /** @description Number of points for one unit of the currency. */
            loyalty_point_exchange_rate: number;
            /** @description Points that the customer earns for a hundred units spent. */
            loyalty_point_item_purchase_point: number;
            loyalty_point_minimum_point: number;
            ref_earning_status: components["schemas"]["Flag"];
            ref_earning_exchange_rate: components["schemas"]["Money"];
            /** @description Cart total from which delivery is free; null when delivery is never free. */
            free_delivery_over: number | null;
            guest_checkout_status: components["schemas"]["Flag"];
            cash_on_delivery: components["schemas"]["Flag"];
            /** @description Whether the shop has a payment gateway. */
            digital_payment: components["schemas"]["Flag"];
            offline_payment_status: components["schemas"]["Flag"];
            active_payment_method_list: components["schemas"]["PaymentGateway"][];
            dm_tips_status: components["schemas"]["Flag"];
            schedule_order: components["schemas"]["Flag"];
            /** @description Minutes of one delivery slot. */
            schedule_order_slot_duration: number;
            home_delivery_status: components["schemas"]["Flag"];
            takeaway_status: components["schemas"]["Flag"];
            prescription_order_status: components["schemas"]["Flag"];
            additional_charge_status: components["schemas"]["Flag"];
            additional_charge_name: string;
            additional_charge: components["schemas"]["Money"];
            tax_included: components["schemas"]["Flag"];
            customer_verification: components["schemas"]["Flag"];
            /** @description How the shop verifies phone numbers and e-mail addresses; null when it sends no codes. Souk extension: docs/contract.md §2 Ours. */
            one_time_codes: components["schemas"]["OneTimeCodes"] | null;
            /** @description The ways to sign in without a password that this shop offers. */
            social_login: components["schemas"]["SocialLoginMedium"][];
            toggle_veg_non_veg: components["schemas"]["Flag"];
            /** @description Whether store owners may apply. */
            toggle_store_registration: components["schemas"]["Flag"];
            /** @description Whether couriers may apply. */
            toggle_dm_registration: components["schemas"]["Flag"];
            refund_policy: components["schemas"]["Flag"];
            cancelation_policy: components["schemas"]["Flag"];
            shipping_policy: components["schemas"]["Flag"];
            /** @description The features of each type of module. */
            module_config: {
                food: components["schemas"]["ModuleConfig"];
                grocery: components["schemas"]["ModuleConfig"];
                pharmacy: components["schemas"]["ModuleConfig"];
                ecommerce: components["schemas"]["ModuleConfig"];
                parcel: components["schemas"]["ModuleConfig"];
            };
        };
        /** @description Numeric id. */
        Id: number;
        /** @description The shape of every refusal. `code` is the name of the wrong field or of the broken rule; `message` is a sentence for the customer in the language of X-localization. */
        Errors: {
            errors: {
                code: string;
                message: string;
                /** @description The server's total, when an order is refused for its amount (code `order_amount`). The customer accepts it and the client sends it. Other backends only write it into the message. */
                expected?: number;
                /** @description The cart line, when an order is refused for one of its lines. Other backends may leave it out. */
                cart_id?: components["schemas"]["Id"];
                /** @description The item of the line, when an order is refused for one of its lines; also without a cart. */
                item_id?: components["schemas"]["Id"];
                /** @description The number of pieces that the line may have beside the other lines, when a line has too many pieces (codes `stock`, `cart_item_limit`); 0 when the item is sold out. */
                left?: number;
            }[];
        };
        Prediction: {
            place_id: string;
            description: string;
        };
        PlacePredictions: {
            predictions: components["schemas"]["Prediction"][];
        };
        PlaceDetails: {
            result: {
                place_id: string;
                formatted_address: string;
                geometry: {
                    location: components["schemas"]["LatLng"];
                };
            };
        };
        GeocodeResult: {
            /** @description The nearest address first; empty in the open sea. */
            results: {
                place_id: string;
                formatted_address: string;
            }[];
        };
        /** @description A module that works in the zone, and its delivery charges there. */
        ZoneModule: {
            id: components["schemas"]["Id"];
            pivot: {
                per_km_shipping_charge: components["schemas"]["Money"];
                minimum_shipping_charge: components["schemas"]["Money"];
                /** @description Null without a maximum. */
                maximum_shipping_charge: number | null;
                /** @description Null when cash has no limit. */
                maximum_cod_order_amount: number | null;
            };
        };
        ZoneData: {
            id: components["schemas"]["Id"];
            name: string;
            status: components["schemas"]["Flag"];
            cash_on_delivery: components["schemas"]["Flag"];
            digital_payment: components["schemas"]["Flag"];
            offline_payment: components["schemas"]["Flag"];
            increased_delivery_fee_status: components["schemas"]["Flag"];
            /** @description Percentage on top of the delivery charge. */
            increased_delivery_fee: number;
            increase_delivery_charge_message: string | null;
            modules: components["schemas"]["ZoneModule"][];
        };
        /** @description The zones that contain a position; zones may overlap. */
        ZoneLookup: {
            /**
             * @description Value for the zoneid header: a JSON array in text.
             * @example [1,2]
             */
            zone_id: string;
            zone_data: components["schemas"]["ZoneData"][];
        };
        DistanceMatrix: {
            rows: {
                elements: {
                    distance: {
                        /** @description Metres. */
                        value: number;
                        text: string;
                    };
                    duration: {
                        /** @description Seconds. */
                        value: number;
                        text: string;
                    };
                }[];
            }[];
        };
        /** @description A zone with its outline, for a map. */
        Zone: {
            id: components["schemas"]["Id"];
            name: string;
            status: components["schemas"]["Flag"];
            cash_on_delivery: components["schemas"]["Flag"];
            digital_payment: components["schemas"]["Flag"];
            /** @description Corners of the outline in order; the last corner repeats the first. (The wire spells this key wrong.) */
            formated_coordinates: components["schemas"]["LatLng"][];
        };
        /** @enum {string} */
        ModuleType: "food" | "grocery" | "pharmacy" | "ecommerce" | "parcel";
        Module: {
            id: components["schemas"]["Id"];
            module_name: string;
            module_type: components["schemas"]["ModuleType"];
            icon_full_url: string;
            thumbnail_full_url: string;
            description: string;
            /** @description Number of stores in all zones. */
            stores_count: number;
            items_count: number;
            zones: {
                id: components["schemas"]["Id"];
                /** @description Stores of the module in this zone, counted as its lists count them. */
                stores_count?: number;
            }[];
        };
        /** @description Opaque id of a guest with at least 128 random bits, created by auth/guest/request. The server refuses any other value with 403 `guest_id`; the client then requests a new id. */
        GuestId: string;
        GuestToken: {
            message: string;
            guest_id: components["schemas"]["GuestId"];
        };
        /**
         * @description A telephone number in any common spelling and in Latin, Arabic or Persian digits. Without a country code it is one of the shop's country (config `country`). The server keeps it in E.164, and refuses a number that its country does not have.
         * @example +971501234567
         */
        PhoneNumber: string;
        SignUp: {
            f_name: string;
            l_name: string;
            /** @description First and last name in one field, for backends that ask for it; this server does not read it. */
            name?: string;
            /** Format: email */
            email: string;
            phone: components["schemas"]["PhoneNumber"];
            /** @description Any characters, including spaces. Refused when it is one of the most common passwords or made of the owner's name, phone or e-mail. */
            password: string;
            confirm_password: string;
            ref_code?: string;
            guest_id?: components["schemas"]["GuestId"];
        };
        /** @description Identifies a device on which the customer has signed in. Keep it after the session ends and send it with the next login and with requests and tries of codes: a stranger who tries passwords, requests codes or guesses them then cannot lock this device out of the account. A new password and a verified phone number make the tokens of before worthless. Souk extension to docs/contract.md §2 Auth. */
        DeviceToken: string;
        /** @description While the shop verifies its customers (`customer_verification`) and `is_phone_verified` is 0, the token works only after verify-phone has succeeded. */
        AuthToken: {
            token: string;
            device_token?: components["schemas"]["DeviceToken"];
            /** @description A message for the customer, in the language of X-localization. Souk extension. */
            message?: string;
            is_phone_verified: components["schemas"]["Flag"];
            is_email_verified: components["schemas"]["Flag"];
            is_personal_info: components["schemas"]["Flag"];
        };
        /** @description One-time code in Latin, Arabic or Persian digits, as long as `one_time_codes` of the configuration says. It is valid for ten minutes, one use, and five tries of each device or network. */
        Code: string;
        /** @description A phone number or e-mail address with a password, or a phone number with the code of login-code. `login_type`, `email_or_phone` and `field_type` are the fields of newer backends; this server also accepts `email_or_phone` alone. */
        Login: {
            phone?: string;
            email?: string;
            email_or_phone?: string;
            /** @enum {string} */
            field_type?: "email" | "phone";
            /** @enum {string} */
            login_type?: "manual" | "otp";
            password?: string;
            otp?: components["schemas"]["Code"];
            device_token?: components["schemas"]["DeviceToken"];
            guest_id?: components["schemas"]["GuestId"];
        };
        Message: {
            /** @description A message for the customer, in the language of X-localization. */
            message: string;
        };
        /** @description The token from sign-up or login that waits for this verification. With it, the account keeps its password. Without it, the server removes the password, the social logins and the verification of the e-mail address, because a stranger may have signed up with this number. All other sessions end in both cases. Souk extension to docs/contract.md §2 Auth. */
        WaitingToken: string;
        VerifyPhone: {
            phone: components["schemas"]["PhoneNumber"];
            otp: components["schemas"]["Code"];
            token?: components["schemas"]["WaitingToken"];
            device_token?: components["schemas"]["DeviceToken"];
            guest_id?: components["schemas"]["GuestId"];
        };
        SendPhoneCode: {
            phone: components["schemas"]["PhoneNumber"];
            token?: components["schemas"]["WaitingToken"];
            device_token?: components["schemas"]["DeviceToken"];
        };
        CodeSent: {
            message: string;
            /** @description Seconds until another code can be requested. */
            resend_in: number;
            /** @description Seconds until the code expires. */
            expires_in: number;
        };
        FirebaseProof: {
            /** @description The value that Firebase returned when it sent the code. */
            sessionInfo: string;
            phoneNumber: components["schemas"]["PhoneNumber"];
            code: components["schemas"]["Code"];
            token?: components["schemas"]["WaitingToken"];
            guest_id?: components["schemas"]["GuestId"];
        };
        /** @description The destination of the code; the phone, when the request names both. */
        ForgotPassword: {
            phone?: components["schemas"]["PhoneNumber"];
            /** Format: email */
            email?: string;
            /**
             * @description For other backends; this server does not read it.
             * @enum {string}
             */
            verification_method?: "phone" | "email";
            device_token?: components["schemas"]["DeviceToken"];
        };
        /** @description The code, and the phone number or e-mail address that received it. */
        ResetToken: {
            phone?: components["schemas"]["PhoneNumber"];
            /** Format: email */
            email?: string;
            /**
             * @description For other backends; this server does not read it.
             * @enum {string}
             */
            verification_method?: "phone" | "email";
            reset_token: components["schemas"]["Code"];
            device_token?: components["schemas"]["DeviceToken"];
        };
        ResetPassword: {
            phone?: components["schemas"]["PhoneNumber"];
            /** Format: email */
            email?: string;
            /**
             * @description For other backends; this server does not read it.
             * @enum {string}
             */
            verification_method?: "phone" | "email";
            reset_token: components["schemas"]["Code"];
            /** @description Any characters, including spaces. Refused when it is one of the most common passwords or made of the owner's name, phone or e-mail. */
            password: string;
            confirm_password: string;
            device_token?: components["schemas"]["DeviceToken"];
        };
        PasswordSet: {
            /** @description A message for the customer, in the language of X-localization. */
            message: string;
            device_token?: components["schemas"]["DeviceToken"];
        };
        /** @description Bytes in base64url without padding. */
        Base64Url: string;
        /** @description `PublicKeyCredentialRequestOptionsJSON` of WebAuthn, for `navigator.credentials.get`. It names no credential: the device offers its own, and the shop does not reveal which customers have a passkey. */
        PasskeyRequest: {
            challenge: components["schemas"]["Base64Url"];
            rpId: string;
            /** @description Milliseconds; also the lifetime of the challenge. */
            timeout: number;
            /** @constant */
            userVerification: "required";
        };
        PasskeySignIn: {
            /** @description `AuthenticationResponseJSON` of WebAuthn, as the browser made it; the server ignores further fields. */
            credential: {
                id: components["schemas"]["Base64Url"];
                rawId: components["schemas"]["Base64Url"];
                /** @constant */
                type: "public-key";
                response: {
                    clientDataJSON: components["schemas"]["Base64Url"];
                    authenticatorData: components["schemas"]["Base64Url"];
                    signature: components["schemas"]["Base64Url"];
                    userHandle?: string;
                };
            };
            guest_id?: components["schemas"]["GuestId"];
        };
        SocialLogin: {
            /** @description The id token. */
            token: string;
            medium: components["schemas"]["Medium"];
            /** @description The nonce of the request for the id token. */
            nonce?: string;
            /** @description For other backends; this server reads it from the id token. */
            unique_id?: string;
            /** @description For other backends; this server reads it from the id token. */
            email?: string;
            /** @enum {string} */
            login_type?: "social";
            guest_id?: components["schemas"]["GuestId"];
        };
        /** @description A session or, for a new customer (`token` null, `is_personal_info` 0), the data that the provider (`medium`) gives about them. */
        SocialSignIn: {
            token: string | null;
            device_token?: components["schemas"]["DeviceToken"];
            is_phone_verified: components["schemas"]["Flag"];
            is_email_verified: components["schemas"]["Flag"];
            is_personal_info: components["schemas"]["Flag"];
            f_name: string | null;
            l_name: string | null;
            email: string | null;
        };
        /** @description Names and e-mail address are required when the id token has none. */
        SocialRegister: {
            /** @description The id token. */
            token: string;
            medium: components["schemas"]["Medium"];
            /** @description The nonce of the request for the id token. */
            nonce?: string;
            /** @description For other backends; this server reads it from the id token. */
            unique_id?: string;
            /** @enum {string} */
            login_type?: "social";
            phone: components["schemas"]["PhoneNumber"];
            /** Format: email */
            email?: string;
            f_name?: string;
            l_name?: string;
            ref_code?: string;
            guest_id?: components["schemas"]["GuestId"];
        };
        /** @description Shows that the owner sends the request, not a stranger with their session. Takes precedence over `otp`. Souk extension to docs/contract.md §2 Profile. */
        CurrentPassword: string;
        /** @description The code that `customer/confirmation-code` sent, in place of the current password. The server uses it up when it makes the change. Souk extension to docs/contract.md §2 Profile. */
        ConfirmationCode: components["schemas"]["Code"];
        /** @description The id token of social-login. A session older than five minutes must also send the password or a code, because an identity gives permanent access to the account. */
        SocialLink: {
            /** @description The id token. */
            token: string;
            medium: components["schemas"]["Medium"];
            /** @description The nonce of the request for the id token. */
            nonce?: string;
            current_password?: components["schemas"]["CurrentPassword"];
            otp?: components["schemas"]["ConfirmationCode"];
        };
        /**
         * Format: date-time
         * @description Instant, ISO 8601 in UTC.
         */
        Timestamp: string;
        /** @enum {string} */
        DiscountType: "percent" | "amount";
        CustomerInfo: {
            id: components["schemas"]["Id"];
            f_name: string;
            l_name: string;
            phone: string;
            email: string;
            /** @description File name of the picture. */
            image: string | null;
            image_full_url: string | null;
            /** @description Storage of each picture of the customer; `public` for the shop's own storage. */
            storage: {
                /** @constant */
                key: "image";
                /** @constant */
                value: "public";
            }[];
            /** @description Set for accounts created with a social login. */
            social_id: string | null;
            is_phone_verified: components["schemas"]["Flag"];
            is_email_verified: components["schemas"]["Flag"];
            created_at: components["schemas"]["Timestamp"];
            wallet_balance: components["schemas"]["Money"];
            loyalty_point: number;
            ref_code: string;
            order_count: number;
            member_since_days: number;
            /** @description Whether the next order of items gets the welcome discount, because it is the customer's first order. The discount applies to the items after all other discounts and before tax. */
            is_valid_for_discount: boolean;
            /** @description A percentage or an amount; 0 without a welcome discount. */
            discount_amount: number;
            discount_amount_type: components["schemas"]["DiscountType"];
            /** @description How long the welcome discount is valid, `7 days`; empty without a welcome discount. */
            validity: string;
            /** @description Favourite categories of the customer. */
            interest: components["schemas"]["Id"][];
            /** @description Modules of these categories. */
            selected_modules_for_interest: components["schemas"]["Id"][];
        };
        /** @description The new state of the customer. The phone number cannot be changed: a number that is not the account's is refused. An empty password changes nothing. A new e-mail address or password needs `current_password` or `otp`. */
        ProfileChange: {
            f_name: string;
            l_name: string;
            /** Format: email */
            email: string;
            phone?: components["schemas"]["PhoneNumber"];
            /** @description Any characters, including spaces. Refused when it is the current password, one of the most common passwords or made of the owner's name, phone or e-mail. */
            password?: string;
            confirm_password?: string;
            current_password?: components["schemas"]["CurrentPassword"];
            otp?: components["schemas"]["ConfirmationCode"];
            /**
             * @description An empty value removes the picture. Without this field the current picture stays. Souk extension.
             * @constant
             */
            image?: "";
        };
        /** @description A new password comes with a new device token, which replaces the one that the browser keeps. */
        ProfileSaved: {
            /** @description A message for the customer, in the language of X-localization. */
            message: string;
            device_token?: components["schemas"]["DeviceToken"];
        };
        /** @description A file of at most 2 MB (maxLength counts its bytes). Its content must be jpg, png, gif or webp; the file name does not matter. */
        Photo: Upload;
        /** @description A ProfileChange as a form. Without an image the current picture stays. */
        ProfileForm: {
            f_name: string;
            l_name: string;
            /** Format: email */
            email: string;
            phone?: components["schemas"]["PhoneNumber"];
            /** @description Any characters, including spaces. Refused when it is the current password, one of the most common passwords or made of the owner's name, phone or e-mail. */
            password?: string;
            confirm_password?: string;
            current_password?: components["schemas"]["CurrentPassword"];
            otp?: components["schemas"]["ConfirmationCode"];
            image?: components["schemas"]["Photo"];
        };
        /** @description Either the password or a code is required. */
        AccountRemoval: {
            current_password?: components["schemas"]["CurrentPassword"];
            otp?: components["schemas"]["ConfirmationCode"];
            /** @description The balance of the wallet that the customer agrees to lose. Required while the wallet holds money. Souk extension to docs/contract.md §2 Profile. */
            wallet_given_up?: number;
        };
        ConfirmationRequest: {
            /**
             * @description The destination of the code: a verified phone or e-mail address of the account, or its phone while neither is verified. Without this field the phone comes first.
             * @enum {string}
             */
            verification_method?: "phone" | "email";
        };
        ConfirmationSent: {
            /** @description A message for the customer, in the language of X-localization. */
            message: string;
            /**
             * @description The destination of the code.
             * @enum {string}
             */
            verification_method: "phone" | "email";
            /** @description Seconds until another code can be requested. */
            resend_in: number;
            /** @description Seconds until the code expires. */
            expires_in: number;
        };
        EmailProof: {
            otp: components["schemas"]["Code"];
        };
        /** @description A browser in which the customer is signed in. */
        Session: {
            /** @description Opaque id; not the token. */
            id: string;
            /** @description True for the session of this request. */
            is_current: boolean;
            /** @description Browser of the last use, `Firefox`; null when unknown. */
            browser: string | null;
            /** @description Name of the operating system, `Android`; null when unknown. */
            system: string | null;
            signed_in_at: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description Time of the last use, accurate to five minutes; null when the session was never used.
             */
            last_used_at: string | null;
        };
        SessionList: {
            sessions: components["schemas"]["Session"][];
        };
        /** @description A passkey of the customer. The reply contains neither its key nor its credential id. */
        Passkey: {
            /** @description Opaque id; not the credential id. */
            id: string;
            /** @description The name that the customer chose; null until then. */
            name: string | null;
            /** @description The browser that created the passkey, `Firefox`; null when unknown. */
            browser: string | null;
            /** @description Name of the operating system, `Android`; null when unknown. */
            system: string | null;
            created_at: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description Time of the last sign-in with this passkey; null before the first.
             */
            last_used_at: string | null;
        };
        PasskeyList: {
            /** @description The newest first. */
            passkeys: components["schemas"]["Passkey"][];
            /** @description The maximum number of passkeys of a customer. */
            maximum: number;
        };
        NewPasskey: {
            /** @description `RegistrationResponseJSON` of WebAuthn, as the browser made it; the server ignores further fields. */
            credential: {
                id: components["schemas"]["Base64Url"];
                rawId: components["schemas"]["Base64Url"];
                /** @constant */
                type: "public-key";
                response: {
                    clientDataJSON: components["schemas"]["Base64Url"];
                    attestationObject: components["schemas"]["Base64Url"];
                    transports?: string[];
                };
            };
        };
        /** @description A password or a code. Neither is needed in a session of at most five minutes, because the customer has just signed in. */
        PasskeyProof: {
            current_password?: components["schemas"]["CurrentPassword"];
            otp?: components["schemas"]["ConfirmationCode"];
        };
        /** @description `PublicKeyCredentialCreationOptionsJSON` of WebAuthn, for `navigator.credentials.create`. */
        PasskeyCreation: {
            rp: {
                id: string;
                name: string;
            };
            user: {
                /** @description A pseudonym, which reveals nothing about the account. */
                id: string;
                name: string;
                displayName: string;
            };
            challenge: components["schemas"]["Base64Url"];
            pubKeyCredParams: {
                alg: number;
                /** @constant */
                type: "public-key";
            }[];
            /** @description Milliseconds; also the lifetime of the challenge. */
            timeout: number;
            /** @description Credentials of the customer's passkeys, so that no device gets a second passkey. */
            excludeCredentials: {
                id: components["schemas"]["Base64Url"];
                /** @constant */
                type: "public-key";
                transports?: string[];
            }[];
            authenticatorSelection: {
                /** @constant */
                residentKey: "required";
                requireResidentKey?: boolean;
                /** @constant */
                userVerification: "required";
            };
            /** @constant */
            attestation: "none";
        };
        PasskeyName: {
            name: string;
        };
        RemovalObstacle: {
            /**
             * @description An order is under way (`on-going`), a refund is undecided (`open_refund`), or the wallet holds money (`wallet`).
             * @enum {string}
             */
            code: "on-going" | "open_refund" | "wallet";
            /** @description Id of the order that is the obstacle; null for the wallet. */
            order_id: number | null;
            /** @description Balance of the wallet; null for orders. */
            amount: number | null;
        };
        RemovalPreview: {
            /** @description At most 20 orders, and the wallet. */
            obstacles: components["schemas"]["RemovalObstacle"][];
            wallet_balance: components["schemas"]["Money"];
            loyalty_point: number;
            /** @description Number of orders that stay in the books without the person. */
            order_count: number;
            /** @description Ways in which the owner can confirm the deletion, the preferred way first: the current password, or a code to a phone or an e-mail address. */
            confirm_by: ("password" | "phone" | "email")[];
            /** @description As stored in the account. */
            phone: string;
            /** @description As stored in the account. */
            email: string;
        };
        DataRow: {
            [key: string]: unknown;
        };
        /** @description The kinds of notifications that the shop may send to the customer's devices. The list of notifications contains all kinds. */
        NotificationSettings: {
            order_status: boolean;
            message: boolean;
            referral_code: boolean;
        };
        /** @description Key of an allergen, the same in all languages. */
        AllergenKey: string;
        /** @description Allergens to avoid. The server also keeps a key that no item names. */
        AvoidedAllergens: components["schemas"]["AllergenKey"][];
        /** @enum {string} */
        DietKey: "vegetarian" | "halal";
        KeptDiets: components["schemas"]["DietKey"][];
        /**
         * @description Items that lists leave out: none (`nothing`), items with a stated conflict (`contained`), or also items that state too little (`unstated`).
         * @enum {string}
         */
        DietHiding: "nothing" | "contained" | "unstated";
        DietOfCustomer: {
            allergens: components["schemas"]["AvoidedAllergens"];
            diets: components["schemas"]["KeptDiets"];
            hide: components["schemas"]["DietHiding"];
            /** @description False until the customer has chosen for the first time. */
            is_chosen: boolean;
        };
        DataRows: components["schemas"]["DataRow"][];
        /** @description A file for the customer, with amounts in the currency of the shop. Each list has the newest rows first. Rows have the fields of the shop's records, which may grow. */
        CustomerData: {
            exported_at: components["schemas"]["Timestamp"];
            rows_at_most: number;
            profile: components["schemas"]["DataRow"];
            notification_settings: components["schemas"]["NotificationSettings"];
            diet: components["schemas"]["DietOfCustomer"];
            sessions: components["schemas"]["DataRows"];
            passkeys: components["schemas"]["DataRows"];
            addresses: components["schemas"]["DataRows"];
            orders: components["schemas"]["DataRows"];
            refunds: components["schemas"]["DataRows"];
            reviews: components["schemas"]["DataRows"];
            courier_reviews: components["schemas"]["DataRows"];
            wallet: components["schemas"]["DataRows"];
            points: components["schemas"]["DataRows"];
            wishlist: components["schemas"]["DataRows"];
            messages: components["schemas"]["DataRows"];
            notifications: components["schemas"]["DataRows"];
        };
        Interests: {
            /** @description Categories of the module. */
            interest: components["schemas"]["Id"][];
        };
        Device: {
            /** @description The Firebase token that addresses push messages to the device. */
            cm_firebase_token: string;
            /** @constant */
            _method?: "put";
        };
        /** @description The text of a push message, kept for later. */
        Notification: {
            /** @description Opaque id. */
            id: string;
            /** @enum {string} */
            type: "order_status" | "message" | "referral_code";
            title: string;
            body: string;
            order_id: number | null;
            conversation_id: number | null;
            /** @enum {string|null} */
            sender_type: "vendor" | "delivery_man" | "admin" | null;
            /** @description True when the customer has marked it as read or has opened its conversation since. */
            is_read: boolean;
            created_at: components["schemas"]["Timestamp"];
        };
        NotificationList: {
            total_size: number;
            /** @description Unread notifications on all pages. */
            unread_count: number;
            limit: number;
            /** @description Page number, from 1. */
            offset: number;
            notifications: components["schemas"]["Notification"][];
        };
        NotificationsRead: {
            until: components["schemas"]["Timestamp"];
        };
        UnreadCount: {
            /** @description Number of notifications that are still unread. */
            unread_count: number;
        };
        DietChange: {
            allergens: components["schemas"]["AvoidedAllergens"];
            diets: components["schemas"]["KeptDiets"];
            hide: components["schemas"]["DietHiding"];
            /**
             * @description True writes only for a customer who has never chosen. The reply has the choice that applies.
             * @default false
             */
            when_empty?: boolean;
        };
        Allergen: {
            key: components["schemas"]["AllergenKey"];
            /** @description Name in the language of X-localization. */
            name: string;
        };
        DietOptions: {
            allergens: (components["schemas"]["Allergen"] & {
                /** @description Items on sale that contain the allergen. */
                items_count: number;
            })[];
            diets: {
                key: components["schemas"]["DietKey"];
                /** @description Items on sale that suit the diet. */
                items_count: number;
            }[];
        };
        PushKey: {
            /** @description An uncompressed point of P-256 in base64url, as `PushManager.subscribe` takes it. */
            public_key: string | null;
        };
        /** @description Address of the browser at its push service. */
        PushEndpoint: string;
        /** @description The value of `PushSubscription.toJSON()`. */
        PushSubscription: {
            endpoint: components["schemas"]["PushEndpoint"];
            /** @description The public key of the browser in base64url. */
            p256dh: string;
            /** @description The secret of the browser in base64url. */
            auth: string;
            guest_id?: components["schemas"]["GuestId"];
        };
        PushEnd: {
            endpoint: components["schemas"]["PushEndpoint"];
            guest_id?: components["schemas"]["GuestId"];
        };
        /**
         * @description A store, a courier, or the support of the shop.
         * @enum {string}
         */
        ReceiverType: "vendor" | "delivery_man" | "admin";
        /** @description Id of the store or courier; 0 or absent for the support. */
        ReceiverId: number;
        /** @description The other side of a conversation, in the shape of a person; a store has its name in f_name. */
        Correspondent: {
            id: components["schemas"]["ReceiverId"];
            /** @description Empty when the store or courier no longer exists. */
            f_name: string;
            l_name: string;
            image_full_url: string | null;
        };
        /** @enum {string} */
        SenderType: "customer" | "vendor" | "delivery_man" | "admin";
        ChatMessage: {
            /** @description Number of the message in its conversation, from 1. */
            id: components["schemas"]["Id"];
            conversation_id: components["schemas"]["Id"];
            sender_type: components["schemas"]["SenderType"];
            sender_id: components["schemas"]["ReceiverId"];
            /** @description Empty for a message with pictures only. */
            message: string;
            /** @description Addresses of the pictures. */
            file_full_url: string[];
            /** @description The order that the message is about. */
            order_id: number | null;
            /** @description Whether the receiver has read it. */
            is_seen: components["schemas"]["Flag"];
            created_at: components["schemas"]["Timestamp"];
        };
        Conversation: {
            id: components["schemas"]["Id"];
            receiver_type: components["schemas"]["ReceiverType"];
            receiver_id: components["schemas"]["ReceiverId"];
            receiver: components["schemas"]["Correspondent"];
            /** @description 0 when the store or courier no longer exists. */
            may_send: components["schemas"]["Flag"];
            /** @description Messages that the customer has not read. */
            unread_message_count: number;
            last_message: components["schemas"]["ChatMessage"];
            last_message_time: components["schemas"]["Timestamp"];
            created_at: components["schemas"]["Timestamp"];
        };
        ConversationList: {
            total_size: number;
            limit: number;
            /** @description Page number, from 1. */
            offset: number;
            /** @description Unread messages in all conversations, including conversations that this page does not list. */
            unread_message_count: number;
            conversations: components["schemas"]["Conversation"][];
        };
        ConversationDetails: {
            total_size: number;
            limit: number;
            /** @description Page number, from 1. */
            offset: number;
            /** @description Null before the first message. */
            conversation_id: number | null;
            receiver_type: components["schemas"]["ReceiverType"];
            receiver_id: components["schemas"]["ReceiverId"];
            receiver: components["schemas"]["Correspondent"];
            may_send: components["schemas"]["Flag"];
            messages: components["schemas"]["ChatMessage"][];
        };
        /** @description A message to a conversation, or to receiver_type and receiver_id, with text, pictures or both. docs/spec.md §5: at most 3 pictures at a time. */
        NewMessage: {
            conversation_id?: components["schemas"]["Id"];
            receiver_type?: components["schemas"]["ReceiverType"];
            receiver_id?: components["schemas"]["ReceiverId"];
            message?: string;
            order_id?: components["schemas"]["Id"];
            image?: components["schemas"]["Photo"][];
        };
        /**
         * @description Wallet: add_fund, add_fund_bonus and add_fund_by_admin; order_place (the whole order), partial_payment and order_refund; loyalty_point (converted points); referrer; CashBack. When an order is refunded, its CashBack and the loyalty_point of its converted points are debits. The customer owes the part that the wallet cannot cover, and debt_covered is a debit from the next money that arrives. cancel_fee is a debit for a parcel that was canceled late. Points: order_place (earned by an order), order_refund (taken back with the order), point_to_wallet (a credit when converted points are taken back).
         * @enum {string}
         */
        TransactionType: "add_fund" | "add_fund_bonus" | "add_fund_by_admin" | "order_place" | "partial_payment" | "order_refund" | "loyalty_point" | "referrer" | "CashBack" | "point_to_wallet" | "debt_covered" | "cancel_fee" | "account_closed";
        /** @description A credit or debit and the balance after it: money in the wallet, points in the list of points. */
        Transaction: {
            /** @description Opaque id. */
            transaction_id: string;
            transaction_type: components["schemas"]["TransactionType"];
            credit: number;
            debit: number;
            balance: number;
            /** @description Id of the order or payment that the transaction is about. */
            reference: string | null;
            created_at: components["schemas"]["Timestamp"];
        };
        TransactionList: {
            total_size: number;
            limit: number;
            /** @description Page number, from 1. */
            offset: number;
            data: components["schemas"]["Transaction"][];
        };
        /** @description A bonus on money put into the wallet; of several offers, the offer that gives the most applies. */
        WalletBonus: {
            id: components["schemas"]["Id"];
            title: string;
            description: string;
            /** @enum {string} */
            bonus_type: "percentage" | "amount";
            /** @description A percentage or an amount. */
            bonus_amount: number;
            minimum_add_amount: components["schemas"]["Money"];
            /** @description The most that a percentage adds; null without a limit. */
            maximum_bonus_amount: number | null;
            start_date: components["schemas"]["Timestamp"];
            end_date: components["schemas"]["Timestamp"];
        };
        FundStart: {
            amount: number;
            /** @description The page of this shop to which the browser comes back, as a path or a whole address. */
            callback: string;
            /** @description A gateway from `active_payment_method_list`; the first when absent. */
            payment_method?: string;
            /** @description Type of the client; this server does not read it. */
            payment_platform?: string;
        };
        PaymentStarted: {
            /** @description The page where the customer pays; a path when it belongs to the shop. */
            redirect_link: string;
        };
        PointTransfer: {
            /** @description Number of points to convert. */
            point: number;
        };
        /** @description One combination of options of an item that is not food; `type` joins the options with dashes. */
        ItemVariation: {
            type: string;
            price: number;
            stock: number;
        };
        FoodVariationValue: {
            label: string;
            optionPrice: components["schemas"]["Money"];
            isSelected?: boolean;
        };
        FoodVariationGroup: {
            name: string;
            /** @enum {string} */
            type: "single" | "multi";
            min: number;
            max: number;
            /** @enum {string} */
            required: "on" | "off";
            values: components["schemas"]["FoodVariationValue"][];
        };
        ChoiceOption: {
            name: string;
            title: string;
            options: string[];
        };
        AddOn: {
            id: components["schemas"]["Id"];
            store_id: components["schemas"]["Id"];
            name: string;
            price: components["schemas"]["Money"];
            quantity?: number;
        };
        Named: {
            id: components["schemas"]["Id"];
            name: string;
        };
        Tag: {
            id: components["schemas"]["Id"];
            name: string;
        };
        Brand: {
            id: components["schemas"]["Id"];
            slug: string;
            name: string;
            image_full_url: string;
            /** @description Items on sale. In the list of brands, only items in the zones count. */
            items_count: number;
        };
        /** @description A food item, a medicine or any other item. `available_date_starts` marks a campaign item. */
        Item: {
            id: components["schemas"]["Id"];
            slug: string;
            name: string;
            description: string;
            image_full_url: string;
            images_full_url: string[];
            /** @description Price of one unit without options, add-ons and discounts. */
            price: components["schemas"]["Money"];
            discount: number;
            discount_type: components["schemas"]["DiscountType"];
            /** @description A percentage; above 0 it replaces the item's own discount. */
            store_discount: number;
            store_id: components["schemas"]["Id"];
            store_name: string;
            unit_type: string | null;
            module_id: components["schemas"]["Id"];
            module_type: components["schemas"]["ModuleType"];
            zone_id: components["schemas"]["Id"];
            veg: components["schemas"]["Flag"];
            recommended: components["schemas"]["Flag"];
            organic: components["schemas"]["Flag"];
            halal_tag_status: components["schemas"]["Flag"];
            is_halal: components["schemas"]["Flag"];
            avg_rating: number;
            rating_count: number;
            wishlist_count: number;
            /** @description 'HH:mm:ss', start of the hours in which the item is sold. */
            available_time_starts: string | null;
            /** @description 'HH:mm:ss', end of these hours; a time before the start means the next day. */
            available_time_ends: string | null;
            /** Format: date */
            available_date_starts: string | null;
            /** Format: date */
            available_date_ends: string | null;
            /** @description Only for a campaign item: the time when the campaign ends. */
            end_date?: components["schemas"]["Timestamp"];
            schedule_order: components["schemas"]["Flag"];
            /** @description Null without a limit. */
            maximum_cart_quantity: number | null;
            /** @description Null in modules that do not count stock (food). */
            stock: number | null;
            quantity?: number;
            variations: components["schemas"]["ItemVariation"][];
            food_variations: components["schemas"]["FoodVariationGroup"][];
            choice_options: components["schemas"]["ChoiceOption"][];
            add_ons: components["schemas"]["AddOn"][];
            /** @description From the top category down. */
            category_ids: components["schemas"]["Named"][];
            tags: components["schemas"]["Tag"][];
            nutritions_name: string[];
            allergies_name: string[];
            /** @description Allergens that the item contains, as far as the store states them, with the names of `allergies_name`. Souk extension, decision 033. */
            allergens?: components["schemas"]["Allergen"][];
            /** @description Allergens that the item does not contain, as the store states. An allergen in neither list is not stated. Souk extension. */
            free_of?: components["schemas"]["AllergenKey"][];
            /** @description Diets that the item suits, as the store states. Souk extension. */
            suits?: components["schemas"]["DietKey"][];
            /** @description Diets that the item does not suit. A diet in neither list is not stated. Souk extension. */
            unsuited?: components["schemas"]["DietKey"][];
            /** @description Active substances (pharmacy). */
            generic_name: string[];
            brand: components["schemas"]["Brand"] | null;
            karat: string | null;
            total_weight: string | null;
            country: string | null;
            is_prescription_required: components["schemas"]["Flag"];
        };
        /** @description One coordinate of a position as text, `23.7806`. */
        Degrees: string;
        /**
         * @description Time of day in the shop's time zone.
         * @example 09:30:00
         */
        ClockTime: string;
        /** @description Percentage off all items of the store, within its dates and hours. */
        StoreDiscount: {
            discount: number;
            /** @constant */
            discount_type: "percent";
            min_purchase: components["schemas"]["Money"];
            max_discount: number | null;
            /** Format: date */
            start_date: string;
            /** Format: date */
            end_date: string;
            start_time: components["schemas"]["ClockTime"];
            end_time: components["schemas"]["ClockTime"];
        };
        Store: {
            id: components["schemas"]["Id"];
            slug: string;
            name: string;
            address: string;
            phone: string;
            logo_full_url: string;
            cover_photo_full_url: string;
            latitude: components["schemas"]["Degrees"];
            longitude: components["schemas"]["Degrees"];
            avg_rating: number;
            rating_count: number;
            /** @description Metres from the position in the latitude and longitude headers; null without a position. */
            distance: number | null;
            /** @description Shortest and longest time in minutes, `20-30 min`. */
            delivery_time: string;
            delivery: components["schemas"]["Flag"];
            take_away: components["schemas"]["Flag"];
            free_delivery: components["schemas"]["Flag"];
            /** @description Minimum delivery fee to the position in the latitude and longitude headers; the actual route may be longer. 0 where delivery is free, null without a position or where the store does not deliver. */
            delivery_fee_from?: number | null;
            minimum_order: components["schemas"]["Money"];
            /** @description Tax percentage on the discounted items. */
            tax: number;
            schedule_order: components["schemas"]["Flag"];
            veg: components["schemas"]["Flag"];
            non_veg: components["schemas"]["Flag"];
            module_id: components["schemas"]["Id"];
            module_type: components["schemas"]["ModuleType"];
            zone_id: components["schemas"]["Id"];
            total_items: number;
            featured: components["schemas"]["Flag"];
            /** @description False when its owner has paused the store. */
            active: components["schemas"]["Flag"];
            /** @description Whether the store is inside its opening hours. */
            open: components["schemas"]["Flag"];
            /** @description Next opening time of a closed store, today or tomorrow; null when the store is open, or opens on neither day. */
            current_opening_time: string | null;
            discount: components["schemas"]["StoreDiscount"] | null;
            created_at: components["schemas"]["Timestamp"];
            /** @description A few items of the store, in lists that show them. */
            items?: components["schemas"]["Item"][];
        };
        Wishlist: {
            item: components["schemas"]["Item"][];
            store: components["schemas"]["Store"][];
        };
        Category: {
            id: components["schemas"]["Id"];
            slug: string;
            name: string;
            image_full_url: string;
            /** @description 0 for a top category. */
            parent_id: number;
            module_id: components["schemas"]["Id"];
            featured: components["schemas"]["Flag"];
            /** @description Items on sale, including those of subcategories. In the list of categories, only items in the zones count, and subcategories without items are left out. */
            products_count: number;
            childes_count: number;
            childes: components["schemas"]["Category"][];
        };
        /** @description Number of items that `X-diet` left out of this list; only in replies to requests with this header. In a search, at most as many items as the search finds. */
        HiddenCount: number;
        ItemList: {
            total_size: number;
            limit: number;
            /** @description Page number, from 1. */
            offset: number;
            hidden_count?: components["schemas"]["HiddenCount"];
            products: components["schemas"]["Item"][];
        };
        StoreList: {
            total_size: number;
            limit: number;
            /** @description Page number, from 1. */
            offset: number;
            stores: components["schemas"]["Store"][];
        };
        /** @description Items, and their categories for the tabs above them. */
        CategorizedItemList: components["schemas"]["ItemList"] & {
            categories: components["schemas"]["Named"][];
        };
        CommonCondition: {
            id: components["schemas"]["Id"];
            slug: string;
            name: string;
        };
        CommonConditionList: {
            total_size: number;
            limit: number;
            /** @description Page number, from 1. */
            offset: number;
            data: components["schemas"]["CommonCondition"][];
        };
        /** @description The size and weight limits of a parcel, and the charge of the size. Souk extension. */
        ParcelSize: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description What fits into it. */
            examples: string;
            length_cm: number;
            width_cm: number;
            height_cm: number;
            max_weight_kg: number;
            /** @description Charge in addition to the delivery fee. */
            charge: components["schemas"]["Money"];
        };
        ParcelCategory: {
            id: components["schemas"]["Id"];
            name: string;
            description: string;
            image_full_url: string;
            /** @description Replaces the charge of the module in the sender's zone; null keeps that charge. */
            parcel_per_km_shipping_charge: number | null;
            parcel_minimum_shipping_charge: number | null;
            /** @description The sizes of parcels in this category, the smallest first; only in a list of categories. Souk extension. */
            sizes?: components["schemas"]["ParcelSize"][];
        };
        /** @description The terms that the sender of a parcel accepts. Souk extension. */
        ParcelTerms: {
            /** @description Contents that no parcel may have. */
            prohibited: string[];
            /** @description Minutes that the courier waits at the receiver's door before the return to the sender begins. */
            waiting_minutes: number;
            /** @description Cost of a return, as a percentage of the delivery fee. */
            return_fee_percent: number;
            /** @description Cost of canceling after the courier set out to the sender. */
            pickup_cancel_fee: components["schemas"]["Money"];
            /** @description Whether a code proves the pick-up and the hand-over. */
            handover_codes: components["schemas"]["Flag"];
            /** @description Number of days that the links of sender and receiver work after the parcel arrived. */
            link_days: number;
        };
        Banner: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            type: "default" | "store_wise" | "item_wise";
            title: string;
            short_description: string | null;
            link: string | null;
            value_full_url: string | null;
            image_full_url: string;
            /** @description The store of a store_wise banner. */
            store: {
                id: components["schemas"]["Id"];
                slug: string;
                name: string;
                zone_id: components["schemas"]["Id"];
                module_id: components["schemas"]["Id"];
            } | null;
            /** @description The item of an item_wise banner. */
            item: {
                id: components["schemas"]["Id"];
                slug: string;
                name: string;
                image: string;
                module_id: components["schemas"]["Id"];
            } | null;
        };
        Campaign: {
            id: components["schemas"]["Id"];
            slug: string;
            title: string;
            image_full_url: string;
            description: string | null;
            module_id: components["schemas"]["Id"];
            /** Format: date */
            available_date_starts: string;
            /** Format: date */
            available_date_ends: string;
        };
        BannerList: {
            banners: components["schemas"]["Banner"][];
            campaigns: components["schemas"]["Campaign"][];
        };
        /** @description Pictures without text and without a link. A screen that is wider or narrower than a picture shows its middle. */
        OtherBanners: {
            /** @description Picture between two sections; four times as wide as high. */
            promotional_banner_url: string | null;
            /** @description Picture among the best reviewed items; one and a half times as wide as high. */
            best_reviewed_section_banner_full_url: string | null;
            /** @description File name of the picture. */
            bottom_section_banner: string | null;
            /** @description Picture below the last section; four times as wide as high. */
            bottom_section_banner_full_url: string | null;
            /** @description File name of the picture. */
            basic_section_nearby: string | null;
            /** @description Picture beside the popular items nearby; one and a half times as high as wide. */
            basic_section_nearby_full_url: string | null;
        };
        VideoContent: {
            /** @enum {string|null} */
            banner_type: "video" | "video_content" | "image" | null;
            /** @description Address of the player of a `video`. */
            banner_video: string | null;
            /** @description Address of the file of a `video_content`. */
            banner_video_content_full_url: string | null;
            banner_image_full_url: string | null;
            /** @description Title and description of each step, in sequence. */
            banner_contents: {
                value: string;
            }[];
        };
        WhyChoose: {
            banners: {
                id: components["schemas"]["Id"];
                title: string;
                short_description: string;
                image_full_url: string;
            }[];
        };
        /** @description A promotion that a store pays for. */
        Advertisement: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            add_type: "store_promotion" | "video_promotion";
            title: string;
            description: string;
            /** @description Only for a store_promotion. */
            cover_image_full_url: string | null;
            /** @description Only for a store_promotion. */
            profile_image_full_url: string | null;
            /** @description Only for a video_promotion. */
            video_attachment_full_url: string | null;
            /** @description Whether the advertisement shows the rating. */
            is_rating_active: components["schemas"]["Flag"];
            /** @description Whether the advertisement shows the number of reviews. */
            is_review_active: components["schemas"]["Flag"];
            average_rating: number;
            reviews_comments_count: number;
            store: {
                id: components["schemas"]["Id"];
                slug: string;
                name: string;
                module_id: components["schemas"]["Id"];
                zone_id: components["schemas"]["Id"];
                /** @description Metres from the position in the latitude and longitude headers; null without a position. */
                distance: number | null;
            };
        };
        /** @enum {string} */
        CashbackType: "percentage" | "amount";
        Cashback: {
            id: components["schemas"]["Id"];
            title: string;
            cashback_type: components["schemas"]["CashbackType"];
            /** @description A percentage or an amount. */
            cashback_amount: number;
            min_purchase: components["schemas"]["Money"];
            /** @description The most that a percentage gives back; null without a limit. */
            max_discount: number | null;
            start_date: components["schemas"]["Timestamp"];
            end_date: components["schemas"]["Timestamp"];
        };
        EarnedCashback: {
            id: number | null;
            title: string | null;
            cashback_type: components["schemas"]["CashbackType"] | null;
            /** @description A percentage or an amount. */
            cashback_amount: number | null;
            /** @description The amount that comes back. */
            calculated_amount: components["schemas"]["Money"];
        };
        Coupon: {
            id: components["schemas"]["Id"];
            title: string;
            code: string;
            discount: number;
            discount_type: components["schemas"]["DiscountType"];
            /** @enum {string} */
            coupon_type: "default" | "first_order" | "free_delivery" | "store_wise" | "zone_wise";
            min_purchase: components["schemas"]["Money"];
            /** @description Largest discount of a percent coupon. */
            max_discount: number | null;
            /** Format: date */
            start_date: string;
            /** Format: date */
            expire_date: string;
            /** @description Uses for each customer; null without a limit. */
            limit: number | null;
            store_id: number | null;
            module_id: components["schemas"]["Id"];
        };
        FlashSaleItem: {
            id: components["schemas"]["Id"];
            item_id: components["schemas"]["Id"];
            discount: number;
            discount_type: components["schemas"]["DiscountType"];
            sold: number;
            /** @description Number of pieces in the sale. */
            stock: number;
            available_stock: number;
            item: components["schemas"]["Item"];
        };
        /** @description A running sale. Without a running sale, all fields but the list are null. */
        FlashSale: {
            id: number | null;
            title: string | null;
            /** Format: date-time */
            start_date: string | null;
            /** Format: date-time */
            end_date: string | null;
            active_products: components["schemas"]["FlashSaleItem"][];
        };
        FlashSalePage: {
            total_size: number;
            limit: number;
            /** @description Page number, from 1. */
            offset: number;
            flash_sale: {
                id: components["schemas"]["Id"];
                title: string;
                start_date: components["schemas"]["Timestamp"];
                end_date: components["schemas"]["Timestamp"];
            };
            products: components["schemas"]["FlashSaleItem"][];
        };
        /** @description A campaign with one page of the participating stores. */
        CampaignDetails: components["schemas"]["Campaign"] & {
            start_date: components["schemas"]["Timestamp"];
            end_date: components["schemas"]["Timestamp"];
            /** @description Number of stores. */
            total_size: number;
            limit: number;
            /** @description Page number, from 1. */
            offset: number;
            stores: components["schemas"]["Store"][];
        };
        /** @description A store with the additional fields for its own page and the checkout. */
        StoreDetails: components["schemas"]["Store"] & {
            description: string | null;
            announcement_message: string | null;
            prescription_order: components["schemas"]["Flag"];
            /** @description 0 when customers cannot review its items; existing reviews stay. */
            review_plan: components["schemas"]["Flag"];
            cutlery: components["schemas"]["Flag"];
            schedules: {
                /** @description 0 is Sunday. */
                day: number;
                opening_time: components["schemas"]["ClockTime"];
                closing_time: components["schemas"]["ClockTime"];
            }[];
            /** @description Categories of the store's items, in the order of its menu. */
            category_ids: components["schemas"]["Named"][];
        };
        RecommendedItems: {
            total_size: number;
            limit: number;
            /** @description Page number, from 1. */
            offset: number;
            hidden_count?: components["schemas"]["HiddenCount"];
            items: components["schemas"]["Item"][];
            categories: components["schemas"]["Named"][];
        };
        SuggestedItem: {
            id: components["schemas"]["Id"];
            name: string;
            image_full_url?: string;
            /** @description Current price of one unit, after its discount, before variations and add-ons. */
            price?: number;
        };
        SuggestedStore: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description The logo. */
            image_full_url?: string;
        };
        SearchSuggestions: {
            items: components["schemas"]["SuggestedItem"][];
            stores: components["schemas"]["SuggestedStore"][];
        };
        /** @description Stars, in steps of half a star. */
        Rating: number;
        /** @description Opaque id of a picture of the customer's own review. */
        ReviewPictureId: string;
        /** @description The new state of the whole review. Pictures that `kept` does not name are deleted. */
        ReviewChange: {
            order_id: components["schemas"]["Id"];
            item_id: components["schemas"]["Id"];
            rating: components["schemas"]["Rating"];
            comment?: string;
            /** @description Ids of the pictures that stay; together with `attachment` at most three. */
            kept?: components["schemas"]["ReviewPictureId"][];
            attachment?: components["schemas"]["Photo"][];
        };
        ReviewForm: {
            order_id: components["schemas"]["Id"];
            item_id: components["schemas"]["Id"];
            rating: components["schemas"]["Rating"];
            comment?: string;
            attachment?: components["schemas"]["Photo"][];
        };
        /** @enum {string} */
        ReportReason: "offensive" | "personal_data" | "advertisement" | "untrue" | "other";
        ReviewReport: {
            review_id: components["schemas"]["Id"];
            reason: components["schemas"]["ReportReason"];
            note?: string;
        };
        /** @description A customer's review of an ordered item, and the reply of the store. */
        Review: {
            id: components["schemas"]["Id"];
            item_id: components["schemas"]["Id"];
            item_name: string;
            item_image_full_url: string;
            customer_name: string;
            rating: components["schemas"]["Rating"];
            /** @description The comment in its original language. */
            comment: string;
            /** @description Pictures that the customer added. */
            attachment_full_url: string[];
            reply: string | null;
            /** @description Comment and reply in the language of the request, when the author wrote in another language and a translation exists. */
            translation?: {
                comment: string;
                reply: string | null;
            };
            /** @description True when the shop delivered the item to the author; false for a review that was imported. */
            from_delivered_order: boolean;
            created_at: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description Time of the author's last change; null without a change.
             */
            updated_at: string | null;
        };
        ReviewList: {
            total_size: number;
            limit: number;
            /** @description Page number, from 1. */
            offset: number;
            reviews: components["schemas"]["Review"][];
        };
        CourierReview: {
            order_id: components["schemas"]["Id"];
            delivery_man_id: components["schemas"]["Id"];
            rating: components["schemas"]["Rating"];
            comment?: string;
        };
        /** @description The customer's own review; a review of a courier has no pictures and no reply. */
        OwnReview: {
            rating: components["schemas"]["Rating"];
            comment: string;
            pictures: {
                id: components["schemas"]["ReviewPictureId"];
                picture_full_url: string;
            }[];
            reply: string | null;
            created_at: components["schemas"]["Timestamp"];
            /** Format: date-time */
            updated_at: string | null;
            /**
             * Format: date-time
             * @description Time until which it can be changed; null after that time.
             */
            editable_until: string | null;
        };
        /** @description The parts of a delivered order that the customer can review, and the customer's reviews so far. */
        OrderReviews: {
            order_id: components["schemas"]["Id"];
            /** @description Null for a parcel. */
            store_name: string | null;
            /** @description 0 when the store accepts no reviews of its items; the customer can still review the courier. */
            review_plan: components["schemas"]["Flag"];
            /** @description Each item once, in the order of the lines. */
            items: {
                item_id: components["schemas"]["Id"];
                name: string;
                image_full_url: string;
                review: components["schemas"]["OwnReview"] | null;
            }[];
            /** @description The courier who brought the order; null when the shop sent no courier. */
            delivery_man: {
                delivery_man_id: components["schemas"]["Id"];
                name: string;
                image_full_url: string | null;
                review: components["schemas"]["OwnReview"] | null;
            } | null;
        };
        ReviewReminder: {
            /** @description Null when there is no order to review. */
            order_id: number | null;
            /** @description Pictures of the ordered items. */
            images: string[];
        };
        /** @description One page of items or of stores; the list that the request did not ask for is empty. */
        SearchResult: {
            /** @description Number of results. A search finds at most 300 items in one zone, the first ones in its order. */
            total_size: number;
            limit: number;
            /** @description Page number, from 1. */
            offset: number;
            hidden_count?: components["schemas"]["HiddenCount"];
            /** @description Highest price of the found items, before discounts, as the end of a price slider. Only for items. */
            highest_price?: number;
            products: components["schemas"]["Item"][];
            stores: components["schemas"]["Store"][];
            /** @description Categories of all results, for the side panel. */
            categories: components["schemas"]["Named"][];
        };
        /** @description Id of the customer, or the guest_id of the guest. */
        ShopperId: number | string;
        /**
         * @description ItemCampaign when the item has available_date_starts.
         * @enum {string}
         */
        ItemModel: "Item" | "ItemCampaign";
        ChosenLabels: {
            name: string;
            values: {
                label: string[];
            };
        };
        /** @description The labels that the customer picked in one option group of a food item, or the one chosen variation of any other item. */
        CartVariation: components["schemas"]["ChosenLabels"] | components["schemas"]["ItemVariation"];
        /** @description Why the line can no longer be ordered: its item (`item_id`), its campaign (`campaign`), its options (`variation`) or an add-on (`add_on_ids`) is no longer sold. The line stays in the cart until the customer or guest removes or replaces it. Souk extension. */
        LineRefusal: {
            code: string;
            message: string;
        };
        CartLine: {
            id: components["schemas"]["Id"];
            user_id: components["schemas"]["ShopperId"];
            is_guest: components["schemas"]["Flag"];
            module_id: components["schemas"]["Id"];
            item_id: components["schemas"]["Id"];
            item_type: components["schemas"]["ItemModel"];
            /** @description Price of one unit with its chosen options, before discounts and without add-ons. */
            price: components["schemas"]["Money"];
            quantity: number;
            add_on_ids: components["schemas"]["Id"][];
            /** @description Quantity of each add-on, in the order of add_on_ids. */
            add_on_qtys: number[];
            variation: components["schemas"]["CartVariation"][];
            /** @description Price of one unit with its options, after discounts, when the line was added or last replaced. Souk extension. */
            added_price?: components["schemas"]["Money"];
            refusal?: components["schemas"]["LineRefusal"];
            item: components["schemas"]["Item"];
        };
        CartChoice: {
            /**
             * @description Which cart stays; `current` is the cart, `saved` the one that was set aside.
             * @enum {string}
             */
            keep: "current" | "saved";
        };
        NewCartLine: {
            guest_id?: components["schemas"]["GuestId"];
            model: components["schemas"]["ItemModel"];
            item_id: components["schemas"]["Id"];
            /** @description The price that the customer saw; the server computes its own. */
            price: number;
            quantity: number;
            add_on_ids?: components["schemas"]["Id"][];
            add_on_qtys?: number[];
            variation?: components["schemas"]["CartVariation"][];
        };
        /** @description The new state of a line, with the fields of adding. */
        CartLineReplacement: {
            cart_id: components["schemas"]["Id"];
            guest_id?: components["schemas"]["GuestId"];
            model: components["schemas"]["ItemModel"];
            item_id: components["schemas"]["Id"];
            /** @description The price that the customer saw; the server computes its own. */
            price: number;
            quantity: number;
            add_on_ids?: components["schemas"]["Id"][];
            add_on_qtys?: number[];
            variation?: components["schemas"]["CartVariation"][];
        };
        /** @description `cart_id` names the line; older clients send `id` instead. */
        CartLineChange: {
            id?: components["schemas"]["Id"];
            cart_id?: components["schemas"]["Id"];
            guest_id?: components["schemas"]["GuestId"];
            quantity: number;
            /** @description The price that the customer saw; the server computes its own. */
            price: number;
        };
        Address: {
            id: components["schemas"]["Id"];
            /** @description home, office or other, or the label that the customer chose. */
            address_type: string;
            address: string;
            latitude: components["schemas"]["Degrees"];
            longitude: components["schemas"]["Degrees"];
            road: string | null;
            house: string | null;
            floor: string | null;
            contact_person_name: string;
            contact_person_number: string;
            additional_information: string | null;
            zone_ids: components["schemas"]["Id"][];
        };
        AddressList: {
            total_size: number;
            limit: number;
            /** @description Page number, from 1. */
            offset: number;
            addresses: components["schemas"]["Address"][];
        };
        NewAddress: {
            address_type: string;
            /** @description The customer's own name for the address; the server stores it as the type. */
            address_label?: string;
            address: string;
            latitude: components["schemas"]["Degrees"];
            longitude: components["schemas"]["Degrees"];
            road?: string | null;
            house?: string | null;
            floor?: string | null;
            contact_person_name: string;
            contact_person_number: components["schemas"]["PhoneNumber"];
            contact_person_email?: string | null;
            additional_information?: string | null;
        };
        AddressSaved: {
            message: string;
            id: components["schemas"]["Id"];
            /** @description The zones that contain the address. */
            zone_ids: components["schemas"]["Id"][];
        };
        /** @description The new state of an existing address. */
        AddressBody: {
            /** @description Id of the address. An id in the path takes precedence. */
            id?: components["schemas"]["Id"];
            address_type: string;
            /** @description The customer's own name for the address; the server stores it as the type. */
            address_label?: string;
            address: string;
            latitude: components["schemas"]["Degrees"];
            longitude: components["schemas"]["Degrees"];
            road?: string | null;
            house?: string | null;
            floor?: string | null;
            contact_person_name: string;
            contact_person_number: components["schemas"]["PhoneNumber"];
            contact_person_email?: string | null;
            additional_information?: string | null;
        };
        /** @enum {string} */
        OrderType: "delivery" | "take_away" | "parcel";
        /** @description Id of a quote of the caller, with 128 random bits. */
        QuoteId: string;
        /** @description The data that determine the price of an order, without name, phone number or address text. For a parcel: its category, size and both ends. For items: the fields of OrderPlacement, with the cart of the customer or guest unless `is_buy_now` is 1. */
        QuoteRequest: {
            order_type: components["schemas"]["OrderType"];
            guest_id?: components["schemas"]["GuestId"];
            dm_tips?: number;
            /**
             * Format: date-time
             * @description As in OrderPlacement.
             */
            schedule_at?: string | null;
            /** @description The id of the quote that the new quote renews; the reply has its total as `previous_total`. The server ignores an unknown id and the id of another caller's quote. */
            replaces?: components["schemas"]["QuoteId"];
            parcel_category_id?: components["schemas"]["Id"];
            parcel_size_id?: components["schemas"]["Id"];
            /** @description The pick-up position of the parcel. */
            origin?: components["schemas"]["LatLng"];
            /** @description The destination of the parcel. */
            destination?: components["schemas"]["LatLng"];
            store_id?: components["schemas"]["Id"];
            latitude?: components["schemas"]["Degrees"];
            longitude?: components["schemas"]["Degrees"];
            coupon_code?: string | null;
            is_buy_now?: components["schemas"]["Flag"];
            cart?: components["schemas"]["NewCartLine"][];
        };
        QuoteLine: {
            /**
             * @description `goods` and `delivery` are always present, even when they are 0, and so is `size` for a parcel; the other keys appear only when their amount is not 0.
             * @enum {string}
             */
            key: "goods" | "discount" | "coupon_discount" | "welcome_discount" | "tax" | "delivery" | "size" | "additional_charge" | "tips";
            /** @description The code of the coupon, or the name of the size or of the additional charge; null for the other lines. */
            name: string | null;
            /** @description Negative for a deduction. */
            amount: components["schemas"]["Money"];
        };
        /** @description How the delivery fee was computed when the order was placed: original_delivery_charge = shipping_charge + increased_delivery_charge. */
        DeliveryFee: {
            /** @description Kilometres. */
            distance: number;
            /** @description The charge of the module in the zone of the store; for a parcel, of its category or else of the sender's zone. */
            per_km_shipping_charge: components["schemas"]["Money"];
            /** @description distance x per_km_shipping_charge. */
            distance_charge: components["schemas"]["Money"];
            minimum_shipping_charge: components["schemas"]["Money"];
            /** @description Null without a maximum. */
            maximum_shipping_charge: number | null;
            /** @description The distance_charge, at most maximum_shipping_charge and at least minimum_shipping_charge. */
            shipping_charge: components["schemas"]["Money"];
            /** @description Percentage on top while the zone was busy; else 0. */
            increased_delivery_fee: number;
            /** @description The amount of this percentage of shipping_charge. */
            increased_delivery_charge: components["schemas"]["Money"];
        };
        /** @description The payment methods that the shop offers this caller in the zone, without regard to limits on the amount; but no `digital_payment` for a total that the gateway refuses, as too small, too large or too fine for its currency. */
        QuotePayments: {
            cash_on_delivery: components["schemas"]["Flag"];
            digital_payment: components["schemas"]["Flag"];
            offline_payment: components["schemas"]["Flag"];
            wallet: components["schemas"]["Flag"];
            /** @description Whether the wallet may pay a part beside another method. */
            partial_payment: components["schemas"]["Flag"];
            /** @description The largest amount that may be paid in cash; null without a limit. */
            maximum_cod_order_amount: number | null;
        };
        /** @description The cost of the order when it is placed with `quote_id` before `expires_at`: total = the sum of the lines, to the last digit. Souk extension. */
        Quote: {
            id: components["schemas"]["QuoteId"];
            order_type: components["schemas"]["OrderType"];
            lines: components["schemas"]["QuoteLine"][];
            total: components["schemas"]["Money"];
            /** @description Kilometres of the route; 0 without a delivery. */
            distance: number;
            /** @description How the delivery fee is computed; null without a delivery. */
            delivery_fee: components["schemas"]["DeliveryFee"] | null;
            /**
             * @description The payer of the delivery fee in place of the customer, as in OrderFigures; null when the customer pays, or without a fee.
             * @enum {string|null}
             */
            free_delivery_by: "store" | "admin" | "coupon" | null;
            payments: components["schemas"]["QuotePayments"];
            minimum_delivery_minutes: number;
            maximum_delivery_minutes: number;
            created_at: components["schemas"]["Timestamp"];
            expires_at: components["schemas"]["Timestamp"];
            /** @description The total of the quote that this one replaces; null when it replaces none. */
            previous_total: number | null;
        };
        /** @enum {string} */
        PaymentMethod: "cash_on_delivery" | "digital_payment" | "wallet" | "offline_payment";
        TransferInformation: {
            customer_input: string;
            customer_data: string;
        };
        /** @description The details that a customer reports about a payment outside the shop. */
        OfflineInfo: {
            method_id: components["schemas"]["Id"];
            method_informations: components["schemas"]["TransferInformation"][];
            customer_note?: string | null;
        };
        /** Format: uuid */
        PictureId: string;
        /** @description Ids of pictures that were uploaded before (order/prescription/pictures); together with order_attachment at most 3. The pictures then belong to the order. */
        PictureIds: components["schemas"]["PictureId"][];
        Receiver: {
            contact_person_name: string;
            contact_person_number: components["schemas"]["PhoneNumber"];
            contact_person_email?: string | null;
            address: string;
            address_type?: string;
            latitude: components["schemas"]["Degrees"];
            longitude: components["schemas"]["Degrees"];
            road?: string | null;
            house?: string | null;
            floor?: string | null;
            /** @description A note to the courier at the receiver; the note at the sender is OrderPlacement.delivery_instruction. Souk extension. */
            delivery_instruction?: string | null;
        };
        /** @description The order contains the cart of the customer or guest, or `cart` when `is_buy_now` is 1. The server computes every amount itself; when `order_amount` differs from its total, it refuses the order with code `order_amount`. The courier fetches a parcel at `address` and brings it to `receiver_details`. The amount of a parcel is the delivery fee for the route between them, by the charges of its category or else of the module in the sender's zone, with the charge of its size, the additional charge and the tip. With `quote_id` the server charges the figures of that quote, even when prices have changed since. A form sends the same fields as text, and objects and lists of objects as JSON. */
        OrderPlacement: {
            order_type: components["schemas"]["OrderType"];
            payment_method: components["schemas"]["PaymentMethod"];
            /** @description Details of the transfer, with payment_method offline_payment, when the customer has already sent the money; otherwise the customer reports them later. */
            offline_payment?: components["schemas"]["OfflineInfo"];
            order_amount: number;
            store_id?: components["schemas"]["Id"];
            address?: string;
            latitude?: components["schemas"]["Degrees"];
            longitude?: components["schemas"]["Degrees"];
            /** @description Kilometres that the client measured; the server computes its own. */
            distance?: number;
            address_type?: string;
            road?: string | null;
            house?: string | null;
            floor?: string | null;
            /** @description Pictures of the prescription, when some of the items need one; only in a form. The server does not keep pictures of other orders. */
            order_attachment?: components["schemas"]["Photo"][];
            prescription_pictures?: components["schemas"]["PictureIds"];
            guest_id?: components["schemas"]["GuestId"];
            contact_person_name?: string;
            contact_person_number?: components["schemas"]["PhoneNumber"];
            /** Format: email */
            contact_person_email?: string | null;
            /**
             * Format: date-time
             * @description Null for as soon as possible; else the beginning of a slot (config schedule_order_slot_duration), counted from midnight on the shop's clock: the customer has the order within the slot, and the store begins before it. A parcel is collected in the slot.
             */
            schedule_at?: string | null;
            coupon_code?: string | null;
            dm_tips?: number;
            cutlery?: components["schemas"]["Flag"];
            unavailable_item_note?: string | null;
            delivery_instruction?: string | null;
            order_note?: string | null;
            /** @description 1 pays with the whole balance of the wallet and the rest by payment_method; only while the wallet holds some money, but not enough. */
            partial_payment?: components["schemas"]["Flag"];
            is_buy_now?: components["schemas"]["Flag"];
            cart?: components["schemas"]["NewCartLine"][];
            /** @description Id of a quote that createQuote returned for the same order. A quote is valid until it expires and for one order; `order_amount` is its total. Souk extension. */
            quote_id?: components["schemas"]["QuoteId"];
            parcel_category_id?: components["schemas"]["Id"];
            /** @description Id of a size of the parcel category. Souk extension. */
            parcel_size_id?: components["schemas"]["Id"];
            /** @description 1 confirms that the parcel contains nothing of ParcelTerms.prohibited; without it the server refuses the parcel. Souk extension. */
            no_prohibited_goods?: components["schemas"]["Flag"];
            /** @description 1 shows the sender's phone number to the receiver of the parcel. Souk extension. */
            share_sender_phone?: components["schemas"]["Flag"];
            /** @enum {string} */
            charge_payer?: "sender" | "receiver";
            receiver_details?: components["schemas"]["Receiver"];
        };
        /**
         * @description pending -> accepted | confirmed | canceled | failed; accepted -> confirmed | canceled; confirmed -> processing | canceled; processing -> handover; handover -> picked_up | delivered (take away); picked_up -> delivered; failed -> pending (switched to cash, paid after all, or another transfer reported) | canceled; a parcel also processing | handover -> canceled (by its sender, for a fee) and picked_up -> canceled (brought back); delivered -> refund_requested; refund_requested -> refunded | delivered (refund declined, or only a part is refunded). Any other transition is refused with 409. An order with digital_payment stays pending until it is paid, an order with offline_payment until its transfer is verified; an order that is never paid or verified is canceled after a while. A prescription order stays pending until the store has set its price. A denied transfer fails the order. Money goes back the way it came: wallet payments when the order is canceled, failed or refunded, online payments when it is canceled or refunded; the shop sends a transfer back by hand. Cash of a refunded order goes to the wallet of the customer, and the points and cashback that the order earned are taken back; a partial refund applies the refunded share to all of these.
         * @enum {string}
         */
        OrderStatus: "pending" | "accepted" | "confirmed" | "processing" | "handover" | "picked_up" | "delivered" | "canceled" | "failed" | "refund_requested" | "refunded";
        OrderPayment: {
            payment_method: components["schemas"]["PaymentMethod"];
            /** @enum {string} */
            payment_status: "unpaid" | "paid";
            amount: components["schemas"]["Money"];
        };
        /** @description How the amount of an order is computed: order_amount = item_total - store_discount_amount - coupon_discount_amount - welcome_discount_amount + delivery_charge + size_charge + total_tax_amount (when tax_status is excluded) + additional_charge + dm_tips. Fields that `required` does not list are Souk extensions: other backends leave them out. */
        OrderFigures: {
            /** @description Price of the items with options and add-ons, before discounts. */
            item_total?: components["schemas"]["Money"];
            /** @description Discounts of the store, the flash sale and the items; each line names the source (discount_by). */
            store_discount_amount?: components["schemas"]["Money"];
            coupon_discount_amount?: components["schemas"]["Money"];
            /** @description The coupon that took something off; null for a coupon that brought nothing, whose use is not counted. */
            coupon_code?: string | null;
            /** @description Discount on the first order of a new customer (customer/info), after all other discounts. */
            welcome_discount_amount?: components["schemas"]["Money"];
            delivery_charge?: components["schemas"]["Money"];
            /** @description The full delivery fee; more than delivery_charge where the shop, the store or a coupon pays it. */
            original_delivery_charge?: components["schemas"]["Money"];
            /** @description Null when there is no delivery, and for orders placed before the shop kept this. */
            delivery_fee?: components["schemas"]["DeliveryFee"] | null;
            /**
             * @description The payer of the delivery fee in place of the customer: a store that always pays it, the shop (admin) above an item total (config free_delivery_over), or else the coupon. Null when the customer pays, or without a fee.
             * @enum {string|null}
             */
            free_delivery_by?: "store" | "admin" | "coupon" | null;
            /** @description The tax rate of the store, on the items after all discounts. */
            tax_percentage?: number;
            total_tax_amount?: components["schemas"]["Money"];
            /** @enum {string} */
            tax_status?: "included" | "excluded";
            /** @description Charge for the size of a parcel; 0 for other orders. */
            size_charge?: components["schemas"]["Money"];
            additional_charge?: components["schemas"]["Money"];
            /** @description Name of the additional charge at the time of the order (config additional_charge_name), in the language of X-localization; null without such a charge. */
            additional_charge_name?: string | null;
            /** @description The tip that the customer chose; no tip when no courier brings the order. */
            dm_tips?: components["schemas"]["Money"];
            order_amount?: components["schemas"]["Money"];
            /** @description The cashback that the wallet gets or got at the delivery; 0 for guests, and after a cancellation or refund. It counts the goods after all discounts, without tax; of a parcel, its delivery and the charge for its size. No tip and no other charge counts. */
            cashback_amount?: components["schemas"]["Money"];
            /** @description The points that come with the cashback, under the same conditions. */
            loyalty_point?: number;
        };
        OrderPlaced: {
            message: string;
            order_id: components["schemas"]["Id"];
            /** @description The charged amount. (The wire spells this key wrong.) */
            total_ammount: components["schemas"]["Money"];
            status: components["schemas"]["OrderStatus"];
            created_at: components["schemas"]["Timestamp"];
            user_id: components["schemas"]["ShopperId"];
            /** @description The payments of `total_ammount`, in one or two parts; the part that the wallet has paid comes first. Souk extension, as are all figures. */
            payments?: components["schemas"]["OrderPayment"][];
        } & components["schemas"]["OrderFigures"];
        PrescriptionPlacement: {
            store_id: components["schemas"]["Id"];
            /** @description Kilometres that the client measured; the server computes its own. */
            distance?: number;
            address: string;
            latitude: components["schemas"]["Degrees"];
            longitude: components["schemas"]["Degrees"];
            /** @description At least one picture, unless prescription_pictures names one; only in a form. */
            order_attachment?: components["schemas"]["Photo"][];
            prescription_pictures?: components["schemas"]["PictureIds"];
            /** @description Souk extension, as are road, house, floor and delivery_instruction. */
            address_type?: string;
            road?: string | null;
            house?: string | null;
            floor?: string | null;
            delivery_instruction?: string | null;
            order_note?: string;
            guest_id?: components["schemas"]["GuestId"];
            contact_person_name?: string;
            contact_person_number?: components["schemas"]["PhoneNumber"];
            dm_tips?: number;
        };
        PrescriptionPicture: {
            id: components["schemas"]["PictureId"];
            /** @description The picture as a data address. */
            picture: string;
        };
        PrescriptionPictures: {
            /** @description In the order of their upload. */
            pictures: components["schemas"]["PrescriptionPicture"][];
        };
        PrescriptionPictureForm: {
            /** @description Required. */
            picture?: components["schemas"]["Photo"];
            guest_id?: components["schemas"]["GuestId"];
        };
        PriceAcceptance: {
            order_id: components["schemas"]["Id"];
            guest_id?: components["schemas"]["GuestId"];
            /** @description The price that the caller accepts, as `order_amount` of trackOrder named it. */
            amount: number;
        };
        Prescription: {
            order_id: components["schemas"]["Id"];
            /** @description The pictures as data addresses, which a browser can show at once. They have no other address. Empty when the order has none. */
            order_attachment: string[];
        };
        /** @description The last payment of an order at a gateway. */
        OnlinePayment: {
            /**
             * @description `pending` while the customer can pay on the page or the gateway has not decided. Money that the order does not keep stays in the status of its payment and appears in `repayments` of the tracked order.
             * @enum {string}
             */
            status: "pending" | "paid" | "failed" | "canceled" | "expired";
            /**
             * @description Why the payment failed, was canceled or expired, as far as the gateway says; null otherwise. confirmation_failed: the bank asked for a confirmation that did not arrive. technical: the cause is neither the customer nor the bank.
             * @enum {string|null}
             */
            failure_reason: "insufficient_funds" | "bank_refused" | "confirmation_failed" | "expired" | "canceled" | "technical" | null;
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description The store of an order, with the fields that its card shows. */
        OrderStore: {
            id: components["schemas"]["Id"];
            slug: string;
            name: string;
            phone: string;
            address: string;
            latitude: components["schemas"]["Degrees"];
            longitude: components["schemas"]["Degrees"];
            logo_full_url: string;
            module_id: components["schemas"]["Id"];
            zone_id: components["schemas"]["Id"];
        };
        /** @description An order as the list of orders shows it. */
        Order: {
            id: components["schemas"]["Id"];
            module_id: components["schemas"]["Id"];
            module_type: components["schemas"]["ModuleType"];
            zone_id: components["schemas"]["Id"];
            order_status: components["schemas"]["OrderStatus"];
            order_type: components["schemas"]["OrderType"];
            order_amount: components["schemas"]["Money"];
            payment_method: components["schemas"]["PaymentMethod"];
            /** @enum {string} */
            payment_status: "unpaid" | "paid" | "partially_paid";
            /** @description Number of lines. */
            details_count: number;
            scheduled: components["schemas"]["Flag"];
            /** Format: date-time */
            schedule_at: string | null;
            created_at: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description Time of the delivery.
             */
            delivered: string | null;
            /** @description The state of the last payment at a gateway; null before the first payment. Souk extension, as is payment_deadline. */
            online_payment?: components["schemas"]["OnlinePayment"] | null;
            /**
             * Format: date-time
             * @description Time when the shop cancels the order if the customer has not paid by then; null when the customer owes nothing now, or while the store checks a transfer. Opening the gateway's page and changing the payment method start the time again, until twice the time has passed since the order first waited for its money.
             */
            payment_deadline?: string | null;
            /** @description 1 when the store sets the price from the pictures of a prescription. In lists a Souk extension, as is priced. */
            prescription_order?: components["schemas"]["Flag"];
            /**
             * Format: date-time
             * @description Time when the store set the price of a prescription order; until then order_amount is the cost of its delivery.
             */
            priced?: string | null;
            /**
             * Format: date-time
             * @description Time when the shop cancels the order if the customer has not accepted the price of the pharmacy by then (order/prescription/accept); null when no price waits for the customer. Souk extension.
             */
            price_deadline?: string | null;
            /** @description Null for a parcel. */
            store: components["schemas"]["OrderStore"] | null;
        };
        OrderList: {
            total_size: number;
            limit: number;
            /** @description Page number, from 1. */
            offset: number;
            orders: components["schemas"]["Order"][];
        };
        /** @description A line as it was ordered. */
        OrderLine: {
            /** @description Made of the ids of the order and the line, and therefore larger than other ids. */
            id: number;
            order_id: components["schemas"]["Id"];
            item_id: number | null;
            item_campaign_id: number | null;
            quantity: number;
            /** @description Price of one unit with its options, before the discount. */
            price: components["schemas"]["Money"];
            /** @description Discount on each unit. */
            discount_on_item: components["schemas"]["Money"];
            /**
             * @description The source of this discount; null without a discount, or when the source is unknown.
             * @enum {string|null}
             */
            discount_by?: "flash_sale" | "store" | "item" | null;
            total_add_on_price: components["schemas"]["Money"];
            /** @description The line's share of the order's total_tax_amount, in proportion to its price after discount_on_item. The shares of all lines add up exactly to the total: rounding remainders go to the largest fractions, the first of equal fractions. */
            tax_amount: components["schemas"]["Money"];
            variation: components["schemas"]["CartVariation"][];
            /** @description For a food item, the surcharge of each chosen option: price = item_details.price + these surcharges. Empty for other items, whose variation has a price that replaces the item's price, and for lines sold before the shop kept this. */
            options?: {
                name: string;
                label: string;
                price: components["schemas"]["Money"];
            }[];
            add_ons: components["schemas"]["AddOn"][];
            item_details: components["schemas"]["Item"];
        };
        /** @description A refusal of order/payment-method. */
        PaymentRefusal: {
            code: string;
            message: string;
        };
        /** @description A method for paying the rest of an order, and the reason why it is not offered. */
        PaymentOption: {
            payment_method: components["schemas"]["PaymentMethod"];
            /** @description The amount to pay by this method. */
            amount: components["schemas"]["Money"];
            /** @description The amount to pay by this method when the wallet pays first (`partial_payment` 1); null where the wallet cannot pay first. */
            amount_beside_wallet: number | null;
            /** @description The refusal of order/payment-method for this method; null when the method is offered. */
            refusal: components["schemas"]["PaymentRefusal"] | null;
        };
        /** @description Money that goes back to the customer outside the wallet. */
        Repayment: {
            /** @description The method of the original payment; the shop hands `cash_on_delivery` out in cash. */
            payment_method: components["schemas"]["PaymentMethod"];
            amount: components["schemas"]["Money"];
            /**
             * @description `sent` when the gateway has accepted it, or a clerk has sent it.
             * @enum {string}
             */
            status: "pending" | "sent";
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description Money that arrived for an order, or goes back to the customer. Souk extension. */
        PaymentEntry: {
            /**
             * @description `withheld` is the part of a refund that the shop keeps for rewards of the order that the customer has already spent.
             * @enum {string}
             */
            type: "paid" | "given_back" | "withheld";
            /** @description The method by which it arrived or goes back; the shop hands `cash_on_delivery` out in cash. */
            payment_method: components["schemas"]["PaymentMethod"];
            amount: components["schemas"]["Money"];
            /**
             * @description `pending` while the money goes back and neither the gateway nor the shop's clerk has sent it; else `done`.
             * @enum {string}
             */
            status: "pending" | "done";
            /** @description Time when the money arrived or was sent; while it is pending, time of that decision. */
            at: components["schemas"]["Timestamp"];
        };
        OfflinePayment: {
            method_id: components["schemas"]["Id"];
            method_name: string;
            method_informations: {
                customer_input: string;
                /** @description The label of the field. Souk extension. */
                customer_label?: string;
                customer_data: string;
            }[];
            customer_note: string | null;
            /**
             * @description A denied transfer fails the order. The customer can then report another transfer, switch to cash or cancel.
             * @enum {string}
             */
            status: "pending" | "verified" | "denied" | "to_refund" | "refunded";
            /** @description The reason for the denial. */
            note: string | null;
            /**
             * Format: date-time
             * @description Until when the shop looks for the money; the order is canceled then. Null while the shop looks for none. Souk extension.
             */
            review_ends?: string | null;
            /** @description The picture of the transfer; null without a picture, and for all callers except the owner. Souk extension. */
            proof_full_url?: string | null;
            /** @description Time of the last report or decision. Souk extension. */
            updated_at?: components["schemas"]["Timestamp"];
        };
        /**
         * @description Where an order waits that may arrive later than promised: in the store, for its courier, or on the ride. Null while it can arrive on time, and after it is over. Souk extension.
         * @enum {string|null}
         */
        ArrivalReason: "preparation" | "courier" | "ride" | null;
        /** @description The `id` of an order line (order/details). */
        LineId: number;
        /**
         * @description Where the money goes: into the wallet, back through its gateway, by bank transfer, or out in cash.
         * @enum {string}
         */
        RefundWay: "wallet" | "gateway" | "transfer" | "cash";
        /** @description The refund request, and the decision of the shop. Fields that `required` does not list are Souk extensions: other backends leave them out. */
        Refund: {
            /** @enum {string} */
            refund_status: "pending" | "approved" | "rejected";
            refund_amount: components["schemas"]["Money"];
            /** @description The refunded pieces with their amounts; empty for the whole order. */
            lines?: {
                id: components["schemas"]["LineId"];
                quantity: number;
                amount: components["schemas"]["Money"];
            }[];
            /** @description The ways in which the money goes back, in one or more parts; empty after a rejection. Rewards that the customer has spent can make the sum smaller than refund_amount. */
            money?: {
                to: components["schemas"]["RefundWay"];
                amount: components["schemas"]["Money"];
                /**
                 * @description `expected` until the shop decides, `pending` until the money is on its way.
                 * @enum {string}
                 */
                status: "expected" | "pending" | "sent";
                /**
                 * Format: date-time
                 * @description Expected date of arrival; null after the money was sent.
                 */
                expected_at: string | null;
                /** Format: date-time */
                sent_at: string | null;
            }[];
            /** @description Points that the refund takes back. */
            loyalty_point?: number;
            /** @description Cashback that the refund takes back. */
            cashback_amount?: components["schemas"]["Money"];
            customer_reason: string;
            customer_note: string | null;
            images_full_url: string[];
            admin_note: string | null;
            created_at: components["schemas"]["Timestamp"];
            /** Format: date-time */
            decided_at: string | null;
        };
        ParcelCode: string | null;
        ParcelProof: {
            picture_full_url: string | null;
            at: components["schemas"]["Timestamp"];
            /** @description Name of the person who took the parcel. */
            name: string;
        };
        ParcelAttempt: {
            at: components["schemas"]["Timestamp"];
            /** @description The reason that the courier gave, in the language of X-localization. */
            reason: string;
            /** @description Time when the courier turns back. */
            waiting_until: components["schemas"]["Timestamp"];
        };
        ParcelReturn: {
            /** @enum {string} */
            status: "on_the_way" | "returned";
            /** @description Time when the return began or, after the return, when it ended. */
            at: components["schemas"]["Timestamp"];
            /** @description The cost of the return for the sender, in addition to the price; null for the receiver. */
            fee: number | null;
            /** @description The cash that the courier collects from the sender at the return; null for the receiver, 0 after the return. */
            due: number | null;
        };
        /** @description How a parcel changes hands, for its sender: docs/decisions/036. A code is null where the shop asks for none, before it is needed, and after its use. */
        ParcelHandover: {
            /** @description The sender shows this code to the courier who fetches the parcel. */
            pickup_code: components["schemas"]["ParcelCode"];
            /** @description The receiver tells this code to the courier. */
            handover_code: components["schemas"]["ParcelCode"];
            /** @description The sender shows this code to the courier who brings the parcel back. */
            return_code: components["schemas"]["ParcelCode"];
            /** @description Null until the hand-over. */
            proof: components["schemas"]["ParcelProof"] | null;
            /** @description Failed hand-overs, the first one first. */
            attempts: components["schemas"]["ParcelAttempt"][];
            /** @description Null unless the parcel goes or went back to its sender. */
            return: components["schemas"]["ParcelReturn"] | null;
            /** @description The fee for canceling before the pick-up; null unless there was a fee. */
            canceled_fee: number | null;
            /** @description Whether the link of the receiver shows the sender's phone number. */
            share_sender_phone: components["schemas"]["Flag"];
        };
        DeliveryMan: {
            id: components["schemas"]["Id"];
            f_name: string;
            l_name: string;
            image_full_url: string;
            avg_rating: number;
            rating_count: number;
            phone: string;
            /** @description Position of the courier while the order is picked_up, and on the way to the sender of a parcel; else null. */
            lat: number | null;
            lng: number | null;
        };
        OrderAddress: {
            contact_person_name: string;
            contact_person_number: string;
            contact_person_email: string | null;
            address_type: string;
            address: string;
            latitude: components["schemas"]["Degrees"];
            longitude: components["schemas"]["Degrees"];
            road: string | null;
            house: string | null;
            floor: string | null;
            /** @description The note to the courier at this address. Souk extension. */
            delivery_instruction?: string | null;
        };
        /** @description One order in full: the time of each status, its destination, its courier, and how its amount is computed. */
        TrackedOrder: components["schemas"]["Order"] & WithRequired<components["schemas"]["OrderFigures"], "item_total" | "store_discount_amount" | "coupon_discount_amount" | "coupon_code" | "welcome_discount_amount" | "delivery_charge" | "original_delivery_charge" | "total_tax_amount" | "tax_status" | "additional_charge" | "dm_tips"> & {
            /** @description Empty for a caller who proved a guest's order by its phone number or e-mail address, or by a token of proveOrder. */
            user_id: components["schemas"]["ShopperId"];
            /**
             * Format: date-time
             * @description Until when the token in `X-order-token` lets the caller act for the guest who placed the order; null for other callers. Souk extension.
             */
            proven_until?: string | null;
            is_guest: components["schemas"]["Flag"];
            /** Format: date-time */
            pending: string | null;
            /** Format: date-time */
            accepted: string | null;
            /** Format: date-time */
            confirmed: string | null;
            /** Format: date-time */
            processing: string | null;
            /** Format: date-time */
            handover: string | null;
            /** Format: date-time */
            picked_up: string | null;
            /** Format: date-time */
            canceled: string | null;
            /** Format: date-time */
            failed: string | null;
            /** Format: date-time */
            refund_requested: string | null;
            /** Format: date-time */
            refunded: string | null;
            /** @description The payments of the order, in one or two parts; the part that the wallet pays comes first. */
            payments: components["schemas"]["OrderPayment"][];
            /** @description The other ways to pay the order, each with the reason why it is not offered; empty when the payment method cannot be changed, or not by the caller. Souk extension, as is repayments. */
            payment_options?: components["schemas"]["PaymentOption"][];
            /** @description Money that goes back outside the wallet; only for the owner. The wallet transactions show money that went back to the wallet. */
            repayments?: components["schemas"]["Repayment"][];
            /** @description All money of the order, the oldest first: payments that arrived, and money that goes or went back. Only for the owner; empty for other callers. Souk extension. */
            payment_history?: components["schemas"]["PaymentEntry"][];
            /** @description For an order paid by transfer, the details that the customer reported; null before the first report. */
            offline_payment: components["schemas"]["OfflinePayment"] | null;
            /** @description Kilometres from the store or the sender to the receiver. */
            distance: number;
            /** @description Minutes from now, computed from the status of the order, its courier and the usual time of the store; 0 after the delivery. */
            min_delivery_time: number;
            max_delivery_time: number;
            arrival_reason?: components["schemas"]["ArrivalReason"];
            cutlery: components["schemas"]["Flag"];
            /** @description 1 when the store sets the price from the pictures of a prescription. */
            prescription_order: components["schemas"]["Flag"];
            /**
             * Format: date-time
             * @description Time when the store set the price; until then the order costs its delivery, and the store does not start it.
             */
            priced: string | null;
            /** @description Number of prescription pictures (order/prescription). */
            order_attachment_count: number;
            order_note: string | null;
            unavailable_item_note: string | null;
            delivery_instruction: string | null;
            cancellation_reason: string | null;
            /** @enum {string|null} */
            canceled_by: "customer" | "store" | "admin" | null;
            /**
             * @description The side that pays the courier of a parcel; null for other orders.
             * @enum {string|null}
             */
            charge_payer: "sender" | "receiver" | null;
            /** @description Null without a refund request, and for a caller who is not the owner of the order. */
            refund: components["schemas"]["Refund"] | null;
            /**
             * Format: date-time
             * @description Time until which the owner can request a refund, by the clock of the server; null when a refund is not possible, no longer possible, or not possible for the caller. Souk extension.
             */
            refundable_until?: string | null;
            /**
             * Format: date-time
             * @description Time until which the links of the order work (shareOrder); null when it is not shared. Souk extension.
             */
            shared_until?: string | null;
            /** @description The cost of canceling now; for a parcel that the courier has fetched, in addition to its price. A scheduled order can be canceled until the store begins. Null when the order cannot be canceled, or not by the caller. Souk extension. */
            cancel_fee?: number | null;
            /** @description The hand-over of a parcel; null for other orders. Souk extension. */
            parcel?: components["schemas"]["ParcelHandover"] | null;
            /** @description Category of the parcel; null for other orders. */
            parcel_category: components["schemas"]["ParcelCategory"] | null;
            /** @description Size of the parcel and its charge at the time of the order; null for other orders, and for a parcel placed without a size. Souk extension. */
            parcel_size?: components["schemas"]["ParcelSize"] | null;
            delivery_man: components["schemas"]["DeliveryMan"] | null;
            /** @description Null for take away; for a parcel, the address of the sender. */
            delivery_address: components["schemas"]["OrderAddress"] | null;
            /** @description The receiver; for an order that is not a parcel, the same as delivery_address. */
            receiver_details: components["schemas"]["OrderAddress"] | null;
        };
        CourierLocation: {
            order_id: components["schemas"]["Id"];
            delivery_man_id: components["schemas"]["Id"];
            latitude: components["schemas"]["Degrees"];
            longitude: components["schemas"]["Degrees"];
            /** @description Degrees clockwise from north. */
            heading: number;
        };
        /**
         * @description Makes the server read a POST as a PUT, for clients of backends that accept no PUT.
         * @constant
         */
        MethodOverride: "put";
        OrderCancellation: {
            order_id: components["schemas"]["Id"];
            reason: string;
            guest_id?: components["schemas"]["GuestId"];
            /** @description The fee that the caller agrees to pay, as trackOrder named it; 0 when absent. Souk extension. */
            cancel_fee?: number;
            _method?: components["schemas"]["MethodOverride"];
        };
        PaymentSwitch: {
            order_id: components["schemas"]["Id"];
            guest_id?: components["schemas"]["GuestId"];
            /**
             * @description `cash_on_delivery` when absent. `wallet` pays at once; `offline_payment` waits for the details of a transfer, and `digital_payment` for order/payment.
             * @enum {string}
             */
            payment_method?: "cash_on_delivery" | "wallet" | "offline_payment" | "digital_payment";
            /** @description 1 pays with the whole balance of the wallet first. A part that the wallet has already paid stays, also when the client sends 0. */
            partial_payment?: components["schemas"]["Flag"];
            /** @description The amount to pay by this method that the customer has seen; another amount is refused. Souk extension. */
            amount?: number;
            _method?: components["schemas"]["MethodOverride"];
        };
        PaymentStart: {
            order_id: components["schemas"]["Id"];
            /** @description The page of this shop to which the browser comes back, as a path or a whole address. */
            callback: string;
            /** @description A gateway from `active_payment_method_list`; the first when absent. */
            payment_method?: string;
            /** @description The amount that the customer has seen; another amount is refused. Souk extension. */
            amount?: number;
            guest_id?: components["schemas"]["GuestId"];
        };
        /** @description The status of an order for the bar on every page. Fields have the same meanings as in order/track. */
        LiveOrder: {
            id: components["schemas"]["Id"];
            order_status: components["schemas"]["OrderStatus"];
            order_type: components["schemas"]["OrderType"];
            payment_method: components["schemas"]["PaymentMethod"];
            /** Format: date-time */
            payment_deadline: string | null;
            /** Format: date-time */
            schedule_at: string | null;
            prescription_order: components["schemas"]["Flag"];
            /** Format: date-time */
            priced: string | null;
            /** Format: date-time */
            price_deadline?: string | null;
            /** @description Minutes from now. */
            min_delivery_time: number;
            max_delivery_time: number;
            arrival_reason: components["schemas"]["ArrivalReason"];
        };
        RunningOrder: {
            running_orders: number;
            /** @description The orders under way, at most the last 20, the newest first. Souk extension. */
            orders: components["schemas"]["LiveOrder"][];
            /** @description Id of the latest order; null without an order under way. */
            order_id: components["schemas"]["Id"] | null;
        };
        StoreAgain: {
            id: components["schemas"]["Id"];
            slug: string;
            name: string;
            module_id: components["schemas"]["Id"];
            module_type: components["schemas"]["ModuleType"];
            zone_id: components["schemas"]["Id"];
            /** @description Whether the store accepts orders for now: inside its opening hours and not paused by its owner. */
            open: components["schemas"]["Flag"];
            /** @description Next opening time of a closed store, today or tomorrow; null when the store is open, or opens on neither day. */
            current_opening_time: string | null;
            /** @description Whether the store accepts scheduled orders while it is closed. */
            schedule_order: components["schemas"]["Flag"];
            /** @description Whether the store is in one of the zones of the chosen location. */
            serves_location: components["schemas"]["Flag"];
        };
        OtherCart: {
            store_name: string;
            /** @description Number of pieces in the cart. */
            quantity: number;
        };
        LineAgain: {
            item_id: components["schemas"]["Id"];
            /** @description The current name of the item; the name in the order when the item no longer exists. */
            name: string;
            image_full_url: string;
            /** @description The options that were ordered. */
            options: string[];
            /** @description The options that were ordered. */
            add_ons: {
                name: string;
                quantity: number;
            }[];
            old_quantity: number;
            /** @description Price of one unit with its options, after the discount, in the order. */
            old_price: components["schemas"]["Money"];
            /**
             * @description Why the line would not be added to the cart; null when it would be added.
             * @enum {string|null}
             */
            reason: "gone" | "options" | "stock" | "limit" | "hours" | "in_cart" | null;
            /** @description Number of pieces that would be added to the cart; 0 with a reason. */
            quantity: number;
            /** @description Current price of one unit with its options, after the discount. Null when it is no longer sold with these options. */
            price: components["schemas"]["Money"] | null;
            /** @description Price of the pieces with add-ons, after the discount; 0 with a reason. */
            amount: components["schemas"]["Money"];
            /**
             * @description Why fewer pieces than ordered would be added; null when enough pieces are available.
             * @enum {string|null}
             */
            shortage: "stock" | "limit" | null;
            missing_add_ons: string[];
            /** @description Ordered options that are no longer offered. */
            missing_options: string[];
            /** @description Start of the hours in which the item is sold, while it is outside these hours; else null. */
            available_time_starts: string | null;
            available_time_ends: string | null;
        };
        /** @description The effect that ordering again would have on the cart now. The preview changes nothing. */
        OrderAgainPreview: {
            order_id: components["schemas"]["Id"];
            /** @description Null for a parcel, which cannot be ordered again. */
            store: components["schemas"]["StoreAgain"] | null;
            /** @description The contents of a cart of another store, which would be lost. Null when the cart is empty or holds items of the same store. */
            other_cart: components["schemas"]["OtherCart"] | null;
            /** @description The lines of the order, in the order's sequence. */
            lines: components["schemas"]["LineAgain"][];
            /** @description Number of pieces that would be added to the cart. */
            quantity: number;
            /** @description Sum of these pieces with add-ons, after discounts, before tax and delivery. */
            amount: components["schemas"]["Money"];
        };
        OrderToRepeat: {
            order_id: components["schemas"]["Id"];
            guest_id?: components["schemas"]["GuestId"];
            /** @description 1 clears a cart of another store in the same step, if any item of the order can be ordered. Otherwise such a cart is refused. */
            replace_cart?: components["schemas"]["Flag"];
        };
        /** @description A line that the server could not add to the cart. */
        MissingLine: {
            item_id: components["schemas"]["Id"];
            name: string;
            /**
             * @description The item is no longer sold, no longer sold with these options, out of stock, already in the cart in the maximum quantity, or not sold at this hour by a store that accepts no scheduled orders.
             * @enum {string}
             */
            reason: "gone" | "options" | "stock" | "limit" | "hours";
        };
        /** @description A line that is in the cart, but differs from the order. */
        ChangedLine: {
            item_id: components["schemas"]["Id"];
            name: string;
            /** @description Price of one unit with its options, after the discount, in the order. */
            old_price: components["schemas"]["Money"];
            /** @description Current price of the same line. */
            price: components["schemas"]["Money"];
            old_quantity: number;
            quantity: number;
            missing_add_ons: string[];
        };
        RepeatedOrder: {
            message: string;
            /** @description Number of pieces added to the cart. */
            added: number;
            cart: components["schemas"]["CartLine"][];
            missing: components["schemas"]["MissingLine"][];
            changed: components["schemas"]["ChangedLine"][];
        };
        RestoredCart: {
            message: string;
            cart: components["schemas"]["CartLine"][];
        };
        ReceiptParty: {
            name: string;
            address: string;
            phone: string;
        };
        ReceiptContact: {
            name: string;
            address: string;
            phone: string;
            /** @description Empty when the customer gave none, and when the address already names it. */
            road: string;
            /** @description Empty when the customer gave none. */
            house: string;
            /** @description Empty when the customer gave none. */
            floor: string;
        };
        ReceiptLine: {
            name: string;
            quantity: number;
            options: string[];
            add_ons: {
                name: string;
                quantity: number;
                price: components["schemas"]["Money"];
            }[];
            /** @description Names of the allergens that the store stated for the item when it was ordered, without options and add-ons; null when the store stated none. Souk extension. */
            allergens: string[] | null;
            /** @description Price of one unit with its options, before the discount. */
            price: components["schemas"]["Money"];
            /** @description Discount on each unit. */
            discount: components["schemas"]["Money"];
            /** @description Amount of the whole line with add-ons, after the discount, before tax. */
            amount: components["schemas"]["Money"];
        };
        ReceiptFigure: {
            /** @enum {string} */
            key: "item_total" | "store_discount" | "coupon_discount" | "welcome_discount" | "delivery_charge" | "size_charge" | "tax" | "additional_charge" | "dm_tips" | "return_fee" | "canceled" | "cancel_fee";
            /** @description Name in the language of X-localization. */
            name: string;
            /** @description Negative for a deduction. */
            amount: components["schemas"]["Money"];
        };
        /** @description The tax rate of the store, on the items after all discounts. */
        tax_percentage: number;
        /** @description The full delivery fee; more than delivery_charge where the shop, the store or a coupon pays it. */
        original_delivery_charge: components["schemas"]["Money"];
        /** @description Null when there is no delivery, and for orders placed before the shop kept this. */
        delivery_fee: components["schemas"]["DeliveryFee"] | null;
        /**
         * @description The payer of the delivery fee in place of the customer: a store that always pays it, the shop (admin) above an item total (config free_delivery_over), or else the coupon. Null when the customer pays, or without a fee.
         * @enum {string|null}
         */
        free_delivery_by: "store" | "admin" | "coupon" | null;
        Receipt: {
            order_id: components["schemas"]["Id"];
            order_type: components["schemas"]["OrderType"];
            order_status: components["schemas"]["OrderStatus"];
            /** @enum {string} */
            payment_status: "unpaid" | "paid" | "partially_paid";
            created_at: components["schemas"]["Timestamp"];
            /** @description ISO 4217 code. */
            currency: string;
            shop: components["schemas"]["ReceiptParty"];
            /** @description Null for a parcel. */
            store: components["schemas"]["ReceiptParty"] | null;
            /** @description The sender of a parcel; null for other orders. */
            sender: components["schemas"]["ReceiptContact"] | null;
            receiver: components["schemas"]["ReceiptContact"];
            lines: components["schemas"]["ReceiptLine"][];
            /** @description The amounts that add up to the total. A return adds `return_fee` to the price of a parcel. A late cancellation subtracts the price (`canceled`) and adds `cancel_fee`. */
            figures: components["schemas"]["ReceiptFigure"][];
            tax_percentage: components["schemas"]["tax_percentage"];
            original_delivery_charge: components["schemas"]["original_delivery_charge"];
            delivery_fee: components["schemas"]["delivery_fee"];
            free_delivery_by: components["schemas"]["free_delivery_by"];
            total: components["schemas"]["Money"];
            payments: components["schemas"]["OrderPayment"][];
            /** @description All payments and repayments, the oldest first, as trackOrder shows them to the owner. */
            payment_history: components["schemas"]["PaymentEntry"][];
        };
        ReceiptOpening: {
            order_id: components["schemas"]["Id"];
            guest_id?: components["schemas"]["GuestId"];
            /** @description Phone number of a guest's order. */
            contact_number?: string;
            /** @description E-mail address of a guest's order. */
            contact_email?: string;
        };
        ReceiptPage: {
            /** @description With `&download=1` the browser saves the page, complete in one file. */
            link: string;
            expires_at: components["schemas"]["Timestamp"];
        };
        /** @description The phone number of the order. Wrong ones are counted (docs/security.md). */
        PhoneOfOrder: string;
        OrderCode: {
            order_id: components["schemas"]["Id"];
            contact_number: components["schemas"]["PhoneOfOrder"];
            guest_id?: components["schemas"]["GuestId"];
        };
        OrderProof: {
            order_id: components["schemas"]["Id"];
            contact_number: components["schemas"]["PhoneOfOrder"];
            otp: components["schemas"]["Code"];
            guest_id?: components["schemas"]["GuestId"];
        };
        OrderProven: {
            /** @description For the header `X-order-token`. The server returns it only once. */
            order_token: string;
            expires_at: components["schemas"]["Timestamp"];
        };
        OrderSharing: {
            order_id: components["schemas"]["Id"];
            guest_id?: components["schemas"]["GuestId"];
            /**
             * @deprecated
             * @description Ignored. Earlier releases accepted the phone number of a guest's order as a proof.
             */
            contact_number?: string;
            /**
             * @deprecated
             * @description Ignored. Earlier releases accepted the email address of a guest's order as a proof.
             */
            contact_email?: string;
        };
        OrderLink: {
            /** @description Path of the page at the shop. The server returns it only once. */
            path: string;
            expires_at: components["schemas"]["Timestamp"];
        };
        SharedCourier: {
            f_name: string;
            image_full_url: string;
        };
        /** @description The part of an order that a link shows. */
        SharedOrder: {
            id: components["schemas"]["Id"];
            /** @description `delivered` also during and after a refund. */
            order_status: components["schemas"]["OrderStatus"];
            order_type: components["schemas"]["OrderType"];
            scheduled: components["schemas"]["Flag"];
            /** Format: date-time */
            schedule_at: string | null;
            created_at: components["schemas"]["Timestamp"];
            /** Format: date-time */
            pending: string | null;
            /** Format: date-time */
            accepted: string | null;
            /** Format: date-time */
            confirmed: string | null;
            /** Format: date-time */
            processing: string | null;
            /** Format: date-time */
            handover: string | null;
            /** Format: date-time */
            picked_up: string | null;
            /** Format: date-time */
            delivered: string | null;
            /** Format: date-time */
            canceled: string | null;
            /** Format: date-time */
            failed: string | null;
            /** @description Minutes from now; 0 after the delivery. */
            min_delivery_time: number;
            max_delivery_time: number;
            arrival_reason: components["schemas"]["ArrivalReason"];
            /** @description Null for a parcel. */
            store: components["schemas"]["OrderStore"] | null;
            /** @description Null before a courier has the order, and after the order is over. */
            courier: components["schemas"]["SharedCourier"] | null;
            /** @description Time when the link stops working. */
            expires_at: components["schemas"]["Timestamp"];
        };
        ParcelLink: {
            /** @description Token for trackSharedParcel. The server returns it only once. */
            token: string;
            expires_at: components["schemas"]["Timestamp"];
        };
        ParcelLinks: {
            sender: components["schemas"]["ParcelLink"];
            receiver: components["schemas"]["ParcelLink"];
        };
        ParcelCourierLocation: {
            latitude: components["schemas"]["Degrees"];
            longitude: components["schemas"]["Degrees"];
            /** @description Degrees clockwise from north. */
            heading: number;
        };
        ParcelAddress: {
            address: string;
            latitude: components["schemas"]["Degrees"];
            longitude: components["schemas"]["Degrees"];
            road: string | null;
            house: string | null;
            floor: string | null;
        };
        /** @description The part of a parcel that concerns one side. Of the other side it has only the name: no phone number, address, note or code. Only the side that pays sees a price. */
        SharedParcel: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            side: "sender" | "receiver";
            /** @description `delivered` also during and after a refund. */
            order_status: components["schemas"]["OrderStatus"];
            scheduled: components["schemas"]["Flag"];
            /** Format: date-time */
            schedule_at: string | null;
            created_at: components["schemas"]["Timestamp"];
            /** Format: date-time */
            pending: string | null;
            /** Format: date-time */
            confirmed: string | null;
            /**
             * Format: date-time
             * @description Time when the courier set out to the sender.
             */
            processing: string | null;
            /**
             * Format: date-time
             * @description Time when the courier was at the sender's door.
             */
            handover: string | null;
            /** Format: date-time */
            picked_up: string | null;
            /** Format: date-time */
            delivered: string | null;
            /** Format: date-time */
            canceled: string | null;
            /** @description Minutes from now until the arrival at the receiver; 0 once the order is over or the parcel is on its way back. */
            min_delivery_time: number;
            max_delivery_time: number;
            arrival_reason: components["schemas"]["ArrivalReason"];
            /** @description Null before the courier sets out, and after the order is over. */
            courier: components["schemas"]["SharedCourier"] | null;
            /** @description Position of the courier while the courier comes to this side and is more than 500 metres from the door of the other side; else null. */
            courier_location: components["schemas"]["ParcelCourierLocation"] | null;
            /** @description The next code that this side tells the courier. */
            code: components["schemas"]["ParcelCode"];
            /** @description The note to the courier at this side. */
            note: string | null;
            /** @description The address of this side; null after the account of the sender was deleted. */
            address: components["schemas"]["ParcelAddress"] | null;
            sender_name: string;
            receiver_name: string;
            /** @description The phone number of the sender, for the receiver, when the sender shares it. */
            sender_phone: string | null;
            /** @description The price, for the side that pays; on the way back the sender pays. */
            order_amount: number | null;
            /** @description The last failed hand-over. */
            attempt: components["schemas"]["ParcelAttempt"] | null;
            return: components["schemas"]["ParcelReturn"] | null;
            /** @description Time when the link stops working. */
            expires_at: components["schemas"]["Timestamp"];
        };
        RefundReasons: {
            refund_reasons: {
                id: components["schemas"]["Id"];
                reason: string;
            }[];
        };
        /** @description The refund that the owner of a delivered order can request now, and how the money would go back. */
        RefundOffer: {
            order_id: components["schemas"]["Id"];
            /** @description The deadline, by the clock of the server. */
            until: components["schemas"]["Timestamp"];
            /** @description Amount of the whole order, with its fees and its tip. */
            amount: components["schemas"]["Money"];
            /** @description The items of the order; empty for a parcel, which can only be refunded whole. */
            lines: {
                id: components["schemas"]["LineId"];
                name: string;
                options: string[];
                image_full_url: string;
                quantity: number;
                /** @description Amount of all pieces of the line after all discounts, with tax. k of n pieces are k / n of it, rounded down to the last digit of the currency. */
                amount: components["schemas"]["Money"];
            }[];
            /** @description How the whole amount would go back; a smaller amount fills the first way first. */
            ways: {
                to: components["schemas"]["RefundWay"];
                amount: components["schemas"]["Money"];
                /** @description The most days from the request until the money arrives. */
                days: number;
            }[];
            /** @description Points that the order earned; the refunded share of them is taken back. */
            loyalty_point: number;
            /** @description Cashback that the order earned; the refunded share of it is taken back. */
            cashback_amount: components["schemas"]["Money"];
        };
        RefundFormLine: {
            id: components["schemas"]["LineId"];
            quantity: number;
        };
        RefundForm: {
            order_id: components["schemas"]["Id"];
            guest_id?: components["schemas"]["GuestId"];
            customer_reason: string;
            customer_note?: string;
            /** @description Older clients send it; money goes back the way it came. */
            refund_method?: string;
            /** @description The pieces to refund, each line once; in JSON. Without it, and with every piece, the request covers the whole order with its fees and its tip. Souk extension. */
            lines?: components["schemas"]["RefundFormLine"][];
            image?: components["schemas"]["Photo"][];
        };
        /** @description An OfflineInfo with the id of its order. */
        OfflinePaymentInfo: {
            method_id: components["schemas"]["Id"];
            method_informations: components["schemas"]["TransferInformation"][];
            customer_note?: string | null;
            order_id: components["schemas"]["Id"];
            /** @description A picture of the transfer, which the server re-encodes; only in a form. Without a new picture, the earlier picture stays. */
            proof?: components["schemas"]["Photo"];
            guest_id?: components["schemas"]["GuestId"];
        };
        /** @description A way to pay outside the shop. */
        OfflinePaymentMethod: {
            id: components["schemas"]["Id"];
            method_name: string;
            /** @description Data that the customer needs to pay. */
            method_fields: {
                input_name: string;
                input_data: string;
            }[];
            /** @description Details of the payment that the customer must report. */
            method_informations: {
                /** @description The key of the value that the client sends back. */
                customer_input: string;
                customer_label: string;
                customer_placeholder: string;
                is_required: components["schemas"]["Flag"];
            }[];
        };
        CancellationReason: {
            id: components["schemas"]["Id"];
            reason: string;
        };
        CancellationReasonList: {
            total_size: number;
            limit: number;
            /** @description Page number, from 1. */
            offset: number;
            data: components["schemas"]["CancellationReason"][];
        };
        MostTips: {
            most_tips_amount: number | null;
        };
        Subscription: {
            /** Format: email */
            email: string;
        };
        AppLinks: {
            playstore_url: string;
            playstore_url_status: components["schemas"]["Flag"];
            apple_store_url: string;
            apple_store_url_status: components["schemas"]["Flag"];
        };
        Landing: {
            fixed_header_title: string;
            fixed_header_sub_title: string;
            fixed_header_tag_line: string;
            header_image_full_url: string;
            fixed_module_title: string;
            fixed_module_sub_title: string;
            /** @description Reasons to order from the shop. */
            special_criterias: {
                id: components["schemas"]["Id"];
                title: string;
                description: string;
                image_full_url: string;
            }[];
            business_statistics: {
                store_count: number;
                item_count: number;
                zone_count: number;
                order_count: number;
            };
            available_zone_title: string;
            available_zone_short_description: string;
            available_zone_list: components["schemas"]["Named"][];
            download_user_app_title: string;
            download_user_app_sub_title: string;
            download_user_app_links: components["schemas"]["AppLinks"];
            earning_title: string;
            earning_sub_title: string;
            earning_seller_title: string;
            earning_seller_sub_title: string;
            earning_seller_button_name: string;
            /** @description The page where store owners apply. The storefront opens it in a new window, and shows it only while the configuration allows applications. */
            earning_seller_button_url: string;
            earning_seller_image_full_url: string;
            earning_dm_title: string;
            earning_dm_sub_title: string;
            earning_dm_button_name: string;
            /** @description The page where couriers apply. The storefront opens it in a new window, and shows it only while the configuration allows applications. */
            earning_dm_button_url: string;
            earning_dm_image_full_url: string;
            fixed_newsletter_title: string;
            fixed_newsletter_sub_title: string;
            fixed_footer_description: string;
        };
        Page: {
            title: string;
            /** @description Plain text. An empty line separates paragraphs; a line that starts with `## ` is a heading. */
            value: string;
        };
        Health: {
            /** @constant */
            status: "ok";
        };
    };
    responses: {
        /** @description The client's copy (If-None-Match) is still current. */
        NotModified: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description A parameter is missing or wrong; `code` is its name. */
        FieldRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description Too many requests. Try again after Retry-After seconds. */
        TooManyRequests: {
            headers: {
                "Retry-After": number;
                "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The server failed. Nothing has changed. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The server is starting, stopping or overloaded, or a service that it needs does not answer. */
        Unavailable: {
            headers: {
                "Retry-After": number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The resource does not exist or does not belong to the caller. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The position is outside all zones or in a zone that is switched off, or a field is wrong. */
        LocationRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The position is outside all zones. */
        NotServed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description A field is missing or wrong; `code` is its name. */
        InvalidInput: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The body did not arrive within ten seconds, or within a minute for a form with files. */
        BodyTooSlow: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The body is larger than 256 kB, or a form has too many or too long parts. */
        PayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The operation does not accept the content type of the body. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The phone number, e-mail address, referral code or password is not accepted, the passwords differ, or a field is wrong. */
        SignUpRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The phone number, e-mail address or password is wrong. The reply does not say which. */
        SignInRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description A field is wrong (`code` is its name), a code is wrong or has expired (`otp`), or the account is blocked. */
        AccountRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The caller requested or tried too many codes. Try again after Retry-After seconds. */
        CodeThrottled: {
            headers: {
                "Retry-After": number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The token is missing, unknown or expired. The client must drop it. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The code is wrong, used or expired, the account is blocked, or a field is wrong. */
        CodeRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description Firebase rejects the code, no account waits for this verification, the account is blocked, or a field is wrong. */
        FirebaseRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The code is wrong, used or expired, or a field is wrong. */
        ResetTokenRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The code is wrong, used or expired, or a field is wrong. */
        ResetRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The passkey is unknown or its signature is wrong (the reply does not say which), the challenge is used or expired, the account is blocked, or a field is wrong. */
        PasskeyRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The id token is not valid, the shop does not offer the provider (`medium`), the e-mail address belongs to an account that has not verified it, or the account is blocked. */
        SocialRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description A reason of social-login applies, the phone number is taken, a name or e-mail address is missing, or a field is wrong. */
        SocialRegisterRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The id token is not valid, the shop does not offer the provider (`medium`), the identity signs another customer in, or the confirmation by the owner of the account is missing. Nothing was linked. */
        SocialLinkRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description A field is wrong (`code` is its name), or a new password or e-mail address came without a confirmation by the owner (`confirmation`). Nothing has changed. */
        InfoRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description A field is wrong (`code` is its name), or a new password or e-mail address came without a confirmation by the owner (`confirmation`). Nothing has changed. */
        ProfileRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description An order is under way, a refund is undecided, the wallet holds money that the customer did not give up, or the confirmation by the owner is missing (`confirmation`) or wrong. */
        RemovalRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The account has no verified phone or e-mail address of this kind, or a field is wrong. */
        ConfirmationCodeRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The code is wrong, used, expired or malformed. */
        EmailProofRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The session is the current session, or a field is wrong. */
        SessionRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The session has ended, or belongs to another customer. */
        SessionNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The challenge is used, expired or from another session, the passkey is already stored or does not match the request, or a field is wrong. Nothing was stored. */
        NewPasskeyRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The confirmation by the owner is missing, the password or code is wrong, the customer has the maximum number of passkeys, or the account has no other way to sign in. */
        PasskeyStartRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The passkey was deleted, or belongs to another customer. */
        PasskeyNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The module is missing or unknown, or a category does not belong to the module. */
        InterestRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description A parameter is missing or wrong; `code` is its name. */
        PageRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The notification does not exist, or belongs to another customer. */
        NotificationNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The shop does not send to this push service, the guest id is missing or unknown, or a field is wrong. */
        PushRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The guest id is missing or unknown, or a field is wrong. */
        GuestNeeded: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The request names neither a conversation nor a receiver, or a field is wrong. */
        ReceiverNeeded: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The conversation, store or courier does not exist, or the conversation does not belong to the caller. */
        ConversationNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The message is empty or has no receiver, a file is not a picture, there are too many files, or a field is wrong. Nothing was sent. */
        MessageRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The conversation, store, courier or order does not exist or does not belong to the caller, or the order has nothing to do with the receiver. */
        NobodyToTalkTo: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The first request with this Idempotency-Key is still running. Try again after Retry-After seconds. */
        StillRunning: {
            headers: {
                "Retry-After": number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The Idempotency-Key was used before with a different body. */
        KeyReused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The wallet accepts no money or not this amount, or a field is wrong. */
        FundRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The wallet or the points are switched off, the customer has too few points, or the number is below the minimum of a transfer. */
        PointsRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The zone or the module is missing or unknown, or a field is wrong. */
        PlaceNeeded: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The request names neither or both of item and store, or the wishlist is full. */
        WishlistRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The wishlist already has it. */
        WishlistConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The request names neither or both of item and store. */
        WishRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The zone or the module is missing or unknown, or a field is wrong. */
        PlacedPageRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The module is missing or unknown, or a field is wrong. */
        ModulePageRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The module is missing or unknown, or a field is wrong. */
        ModuleNeeded: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The coupon does not apply here, or a field is wrong. */
        CouponRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The coupon or the store does not exist. */
        CouponNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The coupon has reached its limit of uses. */
        CouponUsedUp: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The deadline for changes has passed, a file is not a picture, there are too many files, or a field is wrong. */
        ReviewChangeRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The caller has no such order or no review of this item, or a kept picture no longer exists. */
        ReviewToChangeNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The order is not delivered. */
        NotToReview: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description A file is not a picture, there are too many files, or a field is wrong. */
        ReviewRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The caller has no such order, or the order does not contain this item or courier. */
        ReviewNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The order is not delivered, the caller has already reviewed it, or the first request with this Idempotency-Key is still running: try again after Retry-After seconds. */
        ReviewConflict: {
            headers: {
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The caller has already reported the review, or wrote it. */
        ReportConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The deadline for changes has passed, or a field is wrong. */
        CourierReviewChangeRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The caller has no such order, or no review of this courier. */
        CourierReviewToChangeNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The order does not exist, or does not belong to the caller. */
        OrderNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The cart cannot hold this line, or a field is wrong. */
        CartRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The server cannot replace the line in this way, or a field is wrong. */
        ReplacementRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The cart has no such line, or its item is no longer sold. */
        LineNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The server cannot change the line in this way, or a field is wrong. */
        LineRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The address is outside all zones or in a zone that is switched off, or a field is wrong. */
        AddressRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The server cannot price this order, or a field is wrong. */
        QuoteRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The order breaks a rule of the shop, or a field is wrong. No order was placed. */
        OrderRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The order breaks a rule of the shop, a file is not a picture, there are too many files, or a field is wrong. */
        PrescriptionRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The file is not a picture or is already uploaded, there are too many files, or a field is wrong. */
        PictureRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The picture does not exist, or does not belong to the caller. */
        PictureNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description No price waits for the customer (`order_status`), the time to accept it is over (`price_deadline`), or the price is another one than the caller named. */
        PriceNotAccepted: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The order does not exist or does not belong to the caller, or no courier is on the way with it. */
        NotOnTheWay: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The Idempotency-Key or the guest id is missing or malformed. */
        KeyNeeded: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The current status of the order does not allow this change. */
        StatusConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The order can no longer be canceled (`order_status`), or only for a different fee than the caller named. */
        CancelRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The order cannot be paid this way (each case has its own code), or a field is wrong. Nothing has changed. */
        SwitchRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The payment method can no longer be changed, a payment is being confirmed, or the amount is another one. */
        SwitchConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The order cannot be paid online in this way, or a field is wrong. */
        PaymentRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The order does not wait for an online payment, is paid, its payment is being confirmed, or the amount is another one. */
        NothingToPay: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The guest id or the zone is missing or unknown, or a field is wrong. */
        GuestAndZoneNeeded: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The cart holds items of another store or is full, or a field is wrong. The cart has not changed. */
        OrderAgainRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description No orderAgain call added lines under this Idempotency-Key. */
        NothingToUndo: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The cart has changed since orderAgain. It stays as it is. */
        CartChanged: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The code is wrong, used or expired, the guest id is missing or unknown, or a field is wrong. */
        OrderCodeRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The order ended too long ago, or has the maximum number of links. */
        NotToShare: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The link is unknown, expired or revoked. */
        OrderLinkGone: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The order is not a parcel, ended too long ago, or has the maximum number of links. */
        ParcelNotToShare: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The deadline has passed, the order cost nothing, or a field is wrong. */
        RefundClosed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The order is not delivered, or the customer has already requested a refund. */
        NoRefundNow: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The deadline has passed, the order does not have these pieces or they cost nothing, a file is not a picture, there are too many files, or a field is wrong. No refund was requested. */
        RefundRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The order is not delivered, the customer has already requested a refund, or the same request is still running. */
        RefundConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The shop does not accept this transfer method, a required detail is missing, or a field is wrong. */
        TransferRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The order does not wait for a transfer. */
        NothingToTransfer: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The token of the operator is missing or wrong. */
        OperatorUnknown: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
    };
    parameters: {
        /**
         * @description Language of texts and messages. Any other value counts as `en`.
         * @example en
         */
        Localization: string;
        /**
         * @description Name of the client program; this server does not read it.
         * @example 33571750
         */
        SoftwareId: string;
        /** @example 25.2048 */
        Lat: number;
        /** @example 55.2708 */
        Lng: number;
        /**
         * @description Zones of the chosen location, a JSON array in text.
         * @example [1,2]
         */
        ZoneIds: string;
        /**
         * @description Id of the chosen module.
         * @example 1
         */
        ModuleId: number;
        /**
         * @description Number of entries on a page.
         * @example 12
         */
        Limit: number;
        /**
         * @description Page number, from 1.
         * @example 1
         */
        Offset: number;
        /**
         * @description The text that the customer typed.
         * @example pizza
         */
        Name: string;
        /**
         * @description Identifies one action: a new key for each action, the same key for each retry. A repeated key with the same body gets the first reply again; with another body it is refused with 422. The server remembers a key for 30 days.
         * @example 0f6a1f5c-7a4e-4a57-9d0c-3f1d1c0a7b55
         */
        IdempotencyKey: string;
        /**
         * @description Latitude of the chosen location; the server measures distances from it.
         * @example 25.2048
         */
        Latitude: number;
        /**
         * @description Longitude of the chosen location.
         * @example 55.2708
         */
        Longitude: number;
        /**
         * @description The item. Send either `item_id` or `store_id`.
         * @example 101
         */
        WishedItem: components["schemas"]["Id"];
        /**
         * @description The store. Send either `item_id` or `store_id`.
         * @example 3
         */
        WishedStore: components["schemas"]["Id"];
        /**
         * @description Id or slug.
         * @example 12
         */
        IdOrSlug: string;
        /**
         * @description The food type of the items; other modules return all items.
         * @example all
         */
        ItemKind: "all" | "veg" | "non_veg";
        /**
         * @description The allergens and diets to leave out, and the strictness: `contained:` or `unstated:` followed by keys of allergens and diets. It is a header, and caches never store its reply, because it reveals health data. Souk extension, decision 033.
         * @example contained:gluten,vegetarian
         */
        Diet: string;
        /**
         * @description Selects stores by order type or by the type of their food.
         * @example all
         */
        StoreKind: "all" | "delivery" | "take_away" | "veg" | "non_veg";
        /** @example 3 */
        StoreId: components["schemas"]["Id"];
        /**
         * @description Required without a token.
         * @example 7c1d5a5e0b8f4c0f9a3a2f6f3f1b7a90
         */
        GuestId: components["schemas"]["GuestId"];
        /**
         * @description Returns only entries of this category; 0 for all.
         * @example 0
         */
        CategoryId: number;
        /** @example 100001 */
        OrderId: components["schemas"]["Id"];
        /**
         * @description Numeric id.
         * @example 12
         */
        NumberInPath: number;
        /**
         * @description A token of proveOrder. For the order that it was made for, the caller may do what the guest who placed the order may do here. Ignored when it is wrong or has expired, or when the order belongs to a customer. Souk extension, decision 042.
         * @example 3t9mDq0Yh2vJx5cR8bWn1zKfLpUoSiAe7gTyBdMhNwE
         */
        OrderToken: string;
        /**
         * @description Phone number of a guest's order. Wrong ones are counted (docs/security.md).
         * @example +971501234567
         */
        ContactNumber: string;
        /**
         * @description E-mail address of a guest's order. Wrong ones are counted (docs/security.md).
         * @example sara@example.com
         */
        ContactEmail: string;
        /**
         * @description The Idempotency-Key with which the order was placed.
         * @example 0f6a1f5c-7a4e-4a57-9d0c-3f1d1c0a7b55
         */
        PlacedKey: string;
        /**
         * @description The Idempotency-Key with which orderAgain ran.
         * @example 0f6a1f5c-7a4e-4a57-9d0c-3f1d1c0a7b55
         */
        RepeatedKey: string;
    };
    requestBodies: never;
    headers: {
        /** @description Number of calls of this kind that the caller's address may make in a minute. */
        RateLimitLimit: number;
        /** @description Number of calls that are left. */
        RateLimitRemaining: number;
        /** @description Seconds until the count starts again. */
        RateLimitReset: number;
    };
    pathItems: never;
}
export type LatLng = components['schemas']['LatLng'];
export type Flag = components['schemas']['Flag'];
export type SocialMedia = components['schemas']['SocialMedia'];
export type Money = components['schemas']['Money'];
export type PaymentGateway = components['schemas']['PaymentGateway'];
export type OneTimeCodes = components['schemas']['OneTimeCodes'];
export type Medium = components['schemas']['Medium'];
export type SocialLoginMedium = components['schemas']['SocialLoginMedium'];
export type ModuleConfig = components['schemas']['ModuleConfig'];
export type Config = components['schemas']['Config'];
export type Id = components['schemas']['Id'];
export type Errors = components['schemas']['Errors'];
export type Prediction = components['schemas']['Prediction'];
export type PlacePredictions = components['schemas']['PlacePredictions'];
export type PlaceDetails = components['schemas']['PlaceDetails'];
export type GeocodeResult = components['schemas']['GeocodeResult'];
export type ZoneModule = components['schemas']['ZoneModule'];
export type ZoneData = components['schemas']['ZoneData'];
export type ZoneLookup = components['schemas']['ZoneLookup'];
export type DistanceMatrix = components['schemas']['DistanceMatrix'];
export type Zone = components['schemas']['Zone'];
export type ModuleType = components['schemas']['ModuleType'];
export type Module = components['schemas']['Module'];
export type GuestId = components['schemas']['GuestId'];
export type GuestToken = components['schemas']['GuestToken'];
export type PhoneNumber = components['schemas']['PhoneNumber'];
export type SignUp = components['schemas']['SignUp'];
export type DeviceToken = components['schemas']['DeviceToken'];
export type AuthToken = components['schemas']['AuthToken'];
export type Code = components['schemas']['Code'];
export type Login = components['schemas']['Login'];
export type Message = components['schemas']['Message'];
export type WaitingToken = components['schemas']['WaitingToken'];
export type VerifyPhone = components['schemas']['VerifyPhone'];
export type SendPhoneCode = components['schemas']['SendPhoneCode'];
export type CodeSent = components['schemas']['CodeSent'];
export type FirebaseProof = components['schemas']['FirebaseProof'];
export type ForgotPassword = components['schemas']['ForgotPassword'];
export type ResetToken = components['schemas']['ResetToken'];
export type ResetPassword = components['schemas']['ResetPassword'];
export type PasswordSet = components['schemas']['PasswordSet'];
export type Base64Url = components['schemas']['Base64Url'];
export type PasskeyRequest = components['schemas']['PasskeyRequest'];
export type PasskeySignIn = components['schemas']['PasskeySignIn'];
export type SocialLogin = components['schemas']['SocialLogin'];
export type SocialSignIn = components['schemas']['SocialSignIn'];
export type SocialRegister = components['schemas']['SocialRegister'];
export type CurrentPassword = components['schemas']['CurrentPassword'];
export type ConfirmationCode = components['schemas']['ConfirmationCode'];
export type SocialLink = components['schemas']['SocialLink'];
export type Timestamp = components['schemas']['Timestamp'];
export type DiscountType = components['schemas']['DiscountType'];
export type CustomerInfo = components['schemas']['CustomerInfo'];
export type ProfileChange = components['schemas']['ProfileChange'];
export type ProfileSaved = components['schemas']['ProfileSaved'];
export type Photo = components['schemas']['Photo'];
export type ProfileForm = components['schemas']['ProfileForm'];
export type AccountRemoval = components['schemas']['AccountRemoval'];
export type ConfirmationRequest = components['schemas']['ConfirmationRequest'];
export type ConfirmationSent = components['schemas']['ConfirmationSent'];
export type EmailProof = components['schemas']['EmailProof'];
export type Session = components['schemas']['Session'];
export type SessionList = components['schemas']['SessionList'];
export type Passkey = components['schemas']['Passkey'];
export type PasskeyList = components['schemas']['PasskeyList'];
export type NewPasskey = components['schemas']['NewPasskey'];
export type PasskeyProof = components['schemas']['PasskeyProof'];
export type PasskeyCreation = components['schemas']['PasskeyCreation'];
export type PasskeyName = components['schemas']['PasskeyName'];
export type RemovalObstacle = components['schemas']['RemovalObstacle'];
export type RemovalPreview = components['schemas']['RemovalPreview'];
export type DataRow = components['schemas']['DataRow'];
export type NotificationSettings = components['schemas']['NotificationSettings'];
export type AllergenKey = components['schemas']['AllergenKey'];
export type AvoidedAllergens = components['schemas']['AvoidedAllergens'];
export type DietKey = components['schemas']['DietKey'];
export type KeptDiets = components['schemas']['KeptDiets'];
export type DietHiding = components['schemas']['DietHiding'];
export type DietOfCustomer = components['schemas']['DietOfCustomer'];
export type DataRows = components['schemas']['DataRows'];
export type CustomerData = components['schemas']['CustomerData'];
export type Interests = components['schemas']['Interests'];
export type Device = components['schemas']['Device'];
export type Notification = components['schemas']['Notification'];
export type NotificationList = components['schemas']['NotificationList'];
export type NotificationsRead = components['schemas']['NotificationsRead'];
export type UnreadCount = components['schemas']['UnreadCount'];
export type DietChange = components['schemas']['DietChange'];
export type Allergen = components['schemas']['Allergen'];
export type DietOptions = components['schemas']['DietOptions'];
export type PushKey = components['schemas']['PushKey'];
export type PushEndpoint = components['schemas']['PushEndpoint'];
export type PushSubscription = components['schemas']['PushSubscription'];
export type PushEnd = components['schemas']['PushEnd'];
export type ReceiverType = components['schemas']['ReceiverType'];
export type ReceiverId = components['schemas']['ReceiverId'];
export type Correspondent = components['schemas']['Correspondent'];
export type SenderType = components['schemas']['SenderType'];
export type ChatMessage = components['schemas']['ChatMessage'];
export type Conversation = components['schemas']['Conversation'];
export type ConversationList = components['schemas']['ConversationList'];
export type ConversationDetails = components['schemas']['ConversationDetails'];
export type NewMessage = components['schemas']['NewMessage'];
export type TransactionType = components['schemas']['TransactionType'];
export type Transaction = components['schemas']['Transaction'];
export type TransactionList = components['schemas']['TransactionList'];
export type WalletBonus = components['schemas']['WalletBonus'];
export type FundStart = components['schemas']['FundStart'];
export type PaymentStarted = components['schemas']['PaymentStarted'];
export type PointTransfer = components['schemas']['PointTransfer'];
export type ItemVariation = components['schemas']['ItemVariation'];
export type FoodVariationValue = components['schemas']['FoodVariationValue'];
export type FoodVariationGroup = components['schemas']['FoodVariationGroup'];
export type ChoiceOption = components['schemas']['ChoiceOption'];
export type AddOn = components['schemas']['AddOn'];
export type Named = components['schemas']['Named'];
export type Tag = components['schemas']['Tag'];
export type Brand = components['schemas']['Brand'];
export type Item = components['schemas']['Item'];
export type Degrees = components['schemas']['Degrees'];
export type ClockTime = components['schemas']['ClockTime'];
export type StoreDiscount = components['schemas']['StoreDiscount'];
export type Store = components['schemas']['Store'];
export type Wishlist = components['schemas']['Wishlist'];
export type Category = components['schemas']['Category'];
export type HiddenCount = components['schemas']['HiddenCount'];
export type ItemList = components['schemas']['ItemList'];
export type StoreList = components['schemas']['StoreList'];
export type CategorizedItemList = components['schemas']['CategorizedItemList'];
export type CommonCondition = components['schemas']['CommonCondition'];
export type CommonConditionList = components['schemas']['CommonConditionList'];
export type ParcelSize = components['schemas']['ParcelSize'];
export type ParcelCategory = components['schemas']['ParcelCategory'];
export type ParcelTerms = components['schemas']['ParcelTerms'];
export type Banner = components['schemas']['Banner'];
export type Campaign = components['schemas']['Campaign'];
export type BannerList = components['schemas']['BannerList'];
export type OtherBanners = components['schemas']['OtherBanners'];
export type VideoContent = components['schemas']['VideoContent'];
export type WhyChoose = components['schemas']['WhyChoose'];
export type Advertisement = components['schemas']['Advertisement'];
export type CashbackType = components['schemas']['CashbackType'];
export type Cashback = components['schemas']['Cashback'];
export type EarnedCashback = components['schemas']['EarnedCashback'];
export type Coupon = components['schemas']['Coupon'];
export type FlashSaleItem = components['schemas']['FlashSaleItem'];
export type FlashSale = components['schemas']['FlashSale'];
export type FlashSalePage = components['schemas']['FlashSalePage'];
export type CampaignDetails = components['schemas']['CampaignDetails'];
export type StoreDetails = components['schemas']['StoreDetails'];
export type RecommendedItems = components['schemas']['RecommendedItems'];
export type SuggestedItem = components['schemas']['SuggestedItem'];
export type SuggestedStore = components['schemas']['SuggestedStore'];
export type SearchSuggestions = components['schemas']['SearchSuggestions'];
export type Rating = components['schemas']['Rating'];
export type ReviewPictureId = components['schemas']['ReviewPictureId'];
export type ReviewChange = components['schemas']['ReviewChange'];
export type ReviewForm = components['schemas']['ReviewForm'];
export type ReportReason = components['schemas']['ReportReason'];
export type ReviewReport = components['schemas']['ReviewReport'];
export type Review = components['schemas']['Review'];
export type ReviewList = components['schemas']['ReviewList'];
export type CourierReview = components['schemas']['CourierReview'];
export type OwnReview = components['schemas']['OwnReview'];
export type OrderReviews = components['schemas']['OrderReviews'];
export type ReviewReminder = components['schemas']['ReviewReminder'];
export type SearchResult = components['schemas']['SearchResult'];
export type ShopperId = components['schemas']['ShopperId'];
export type ItemModel = components['schemas']['ItemModel'];
export type ChosenLabels = components['schemas']['ChosenLabels'];
export type CartVariation = components['schemas']['CartVariation'];
export type LineRefusal = components['schemas']['LineRefusal'];
export type CartLine = components['schemas']['CartLine'];
export type CartChoice = components['schemas']['CartChoice'];
export type NewCartLine = components['schemas']['NewCartLine'];
export type CartLineReplacement = components['schemas']['CartLineReplacement'];
export type CartLineChange = components['schemas']['CartLineChange'];
export type Address = components['schemas']['Address'];
export type AddressList = components['schemas']['AddressList'];
export type NewAddress = components['schemas']['NewAddress'];
export type AddressSaved = components['schemas']['AddressSaved'];
export type AddressBody = components['schemas']['AddressBody'];
export type OrderType = components['schemas']['OrderType'];
export type QuoteId = components['schemas']['QuoteId'];
export type QuoteRequest = components['schemas']['QuoteRequest'];
export type QuoteLine = components['schemas']['QuoteLine'];
export type DeliveryFee = components['schemas']['delivery_fee'];
export type QuotePayments = components['schemas']['QuotePayments'];
export type Quote = components['schemas']['Quote'];
export type PaymentMethod = components['schemas']['PaymentMethod'];
export type TransferInformation = components['schemas']['TransferInformation'];
export type OfflineInfo = components['schemas']['OfflineInfo'];
export type PictureId = components['schemas']['PictureId'];
export type PictureIds = components['schemas']['PictureIds'];
export type Receiver = components['schemas']['Receiver'];
export type OrderPlacement = components['schemas']['OrderPlacement'];
export type OrderStatus = components['schemas']['OrderStatus'];
export type OrderPayment = components['schemas']['OrderPayment'];
export type OrderFigures = components['schemas']['OrderFigures'];
export type OrderPlaced = components['schemas']['OrderPlaced'];
export type PrescriptionPlacement = components['schemas']['PrescriptionPlacement'];
export type PrescriptionPicture = components['schemas']['PrescriptionPicture'];
export type PrescriptionPictures = components['schemas']['PrescriptionPictures'];
export type PrescriptionPictureForm = components['schemas']['PrescriptionPictureForm'];
export type PriceAcceptance = components['schemas']['PriceAcceptance'];
export type Prescription = components['schemas']['Prescription'];
export type OnlinePayment = components['schemas']['OnlinePayment'];
export type OrderStore = components['schemas']['OrderStore'];
export type Order = components['schemas']['Order'];
export type OrderList = components['schemas']['OrderList'];
export type OrderLine = components['schemas']['OrderLine'];
export type PaymentRefusal = components['schemas']['PaymentRefusal'];
export type PaymentOption = components['schemas']['PaymentOption'];
export type Repayment = components['schemas']['Repayment'];
export type PaymentEntry = components['schemas']['PaymentEntry'];
export type OfflinePayment = components['schemas']['OfflinePayment'];
export type ArrivalReason = components['schemas']['ArrivalReason'];
export type LineId = components['schemas']['LineId'];
export type RefundWay = components['schemas']['RefundWay'];
export type Refund = components['schemas']['Refund'];
export type ParcelCode = components['schemas']['ParcelCode'];
export type ParcelProof = components['schemas']['ParcelProof'];
export type ParcelAttempt = components['schemas']['ParcelAttempt'];
export type ParcelReturn = components['schemas']['ParcelReturn'];
export type ParcelHandover = components['schemas']['ParcelHandover'];
export type DeliveryMan = components['schemas']['DeliveryMan'];
export type OrderAddress = components['schemas']['OrderAddress'];
export type TrackedOrder = components['schemas']['TrackedOrder'];
export type CourierLocation = components['schemas']['CourierLocation'];
export type MethodOverride = components['schemas']['MethodOverride'];
export type OrderCancellation = components['schemas']['OrderCancellation'];
export type PaymentSwitch = components['schemas']['PaymentSwitch'];
export type PaymentStart = components['schemas']['PaymentStart'];
export type LiveOrder = components['schemas']['LiveOrder'];
export type RunningOrder = components['schemas']['RunningOrder'];
export type StoreAgain = components['schemas']['StoreAgain'];
export type OtherCart = components['schemas']['OtherCart'];
export type LineAgain = components['schemas']['LineAgain'];
export type OrderAgainPreview = components['schemas']['OrderAgainPreview'];
export type OrderToRepeat = components['schemas']['OrderToRepeat'];
export type MissingLine = components['schemas']['MissingLine'];
export type ChangedLine = components['schemas']['ChangedLine'];
export type RepeatedOrder = components['schemas']['RepeatedOrder'];
export type RestoredCart = components['schemas']['RestoredCart'];
export type ReceiptParty = components['schemas']['ReceiptParty'];
export type ReceiptContact = components['schemas']['ReceiptContact'];
export type ReceiptLine = components['schemas']['ReceiptLine'];
export type ReceiptFigure = components['schemas']['ReceiptFigure'];
export type TaxPercentage = components['schemas']['tax_percentage'];
export type OriginalDeliveryCharge = components['schemas']['original_delivery_charge'];
export type FreeDeliveryBy = components['schemas']['free_delivery_by'];
export type Receipt = components['schemas']['Receipt'];
export type ReceiptOpening = components['schemas']['ReceiptOpening'];
export type ReceiptPage = components['schemas']['ReceiptPage'];
export type PhoneOfOrder = components['schemas']['PhoneOfOrder'];
export type OrderCode = components['schemas']['OrderCode'];
export type OrderProof = components['schemas']['OrderProof'];
export type OrderProven = components['schemas']['OrderProven'];
export type OrderSharing = components['schemas']['OrderSharing'];
export type OrderLink = components['schemas']['OrderLink'];
export type SharedCourier = components['schemas']['SharedCourier'];
export type SharedOrder = components['schemas']['SharedOrder'];
export type ParcelLink = components['schemas']['ParcelLink'];
export type ParcelLinks = components['schemas']['ParcelLinks'];
export type ParcelCourierLocation = components['schemas']['ParcelCourierLocation'];
export type ParcelAddress = components['schemas']['ParcelAddress'];
export type SharedParcel = components['schemas']['SharedParcel'];
export type RefundReasons = components['schemas']['RefundReasons'];
export type RefundOffer = components['schemas']['RefundOffer'];
export type RefundFormLine = components['schemas']['RefundFormLine'];
export type RefundForm = components['schemas']['RefundForm'];
export type OfflinePaymentInfo = components['schemas']['OfflinePaymentInfo'];
export type OfflinePaymentMethod = components['schemas']['OfflinePaymentMethod'];
export type CancellationReason = components['schemas']['CancellationReason'];
export type CancellationReasonList = components['schemas']['CancellationReasonList'];
export type MostTips = components['schemas']['MostTips'];
export type Subscription = components['schemas']['Subscription'];
export type AppLinks = components['schemas']['AppLinks'];
export type Landing = components['schemas']['Landing'];
export type Page = components['schemas']['Page'];
export type Health = components['schemas']['Health'];
export type ResponseNotModified = components['responses']['NotModified'];
export type ResponseFieldRefused = components['responses']['FieldRefused'];
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
export type ResponseServerError = components['responses']['ServerError'];
export type ResponseUnavailable = components['responses']['Unavailable'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseLocationRefused = components['responses']['LocationRefused'];
export type ResponseNotServed = components['responses']['NotServed'];
export type ResponseInvalidInput = components['responses']['InvalidInput'];
export type ResponseBodyTooSlow = components['responses']['BodyTooSlow'];
export type ResponsePayloadTooLarge = components['responses']['PayloadTooLarge'];
export type ResponseUnsupportedMediaType = components['responses']['UnsupportedMediaType'];
export type ResponseSignUpRefused = components['responses']['SignUpRefused'];
export type ResponseSignInRefused = components['responses']['SignInRefused'];
export type ResponseAccountRefused = components['responses']['AccountRefused'];
export type ResponseCodeThrottled = components['responses']['CodeThrottled'];
export type ResponseUnauthorized = components['responses']['Unauthorized'];
export type ResponseCodeRefused = components['responses']['CodeRefused'];
export type ResponseFirebaseRefused = components['responses']['FirebaseRefused'];
export type ResponseResetTokenRefused = components['responses']['ResetTokenRefused'];
export type ResponseResetRefused = components['responses']['ResetRefused'];
export type ResponsePasskeyRefused = components['responses']['PasskeyRefused'];
export type ResponseSocialRefused = components['responses']['SocialRefused'];
export type ResponseSocialRegisterRefused = components['responses']['SocialRegisterRefused'];
export type ResponseSocialLinkRefused = components['responses']['SocialLinkRefused'];
export type ResponseInfoRefused = components['responses']['InfoRefused'];
export type ResponseProfileRefused = components['responses']['ProfileRefused'];
export type ResponseRemovalRefused = components['responses']['RemovalRefused'];
export type ResponseConfirmationCodeRefused = components['responses']['ConfirmationCodeRefused'];
export type ResponseEmailProofRefused = components['responses']['EmailProofRefused'];
export type ResponseSessionRefused = components['responses']['SessionRefused'];
export type ResponseSessionNotFound = components['responses']['SessionNotFound'];
export type ResponseNewPasskeyRefused = components['responses']['NewPasskeyRefused'];
export type ResponsePasskeyStartRefused = components['responses']['PasskeyStartRefused'];
export type ResponsePasskeyNotFound = components['responses']['PasskeyNotFound'];
export type ResponseInterestRefused = components['responses']['InterestRefused'];
export type ResponsePageRefused = components['responses']['PageRefused'];
export type ResponseNotificationNotFound = components['responses']['NotificationNotFound'];
export type ResponsePushRefused = components['responses']['PushRefused'];
export type ResponseGuestNeeded = components['responses']['GuestNeeded'];
export type ResponseReceiverNeeded = components['responses']['ReceiverNeeded'];
export type ResponseConversationNotFound = components['responses']['ConversationNotFound'];
export type ResponseMessageRefused = components['responses']['MessageRefused'];
export type ResponseNobodyToTalkTo = components['responses']['NobodyToTalkTo'];
export type ResponseStillRunning = components['responses']['StillRunning'];
export type ResponseKeyReused = components['responses']['KeyReused'];
export type ResponseFundRefused = components['responses']['FundRefused'];
export type ResponsePointsRefused = components['responses']['PointsRefused'];
export type ResponsePlaceNeeded = components['responses']['PlaceNeeded'];
export type ResponseWishlistRefused = components['responses']['WishlistRefused'];
export type ResponseWishlistConflict = components['responses']['WishlistConflict'];
export type ResponseWishRefused = components['responses']['WishRefused'];
export type ResponsePlacedPageRefused = components['responses']['PlacedPageRefused'];
export type ResponseModulePageRefused = components['responses']['ModulePageRefused'];
export type ResponseModuleNeeded = components['responses']['ModuleNeeded'];
export type ResponseCouponRefused = components['responses']['CouponRefused'];
export type ResponseCouponNotFound = components['responses']['CouponNotFound'];
export type ResponseCouponUsedUp = components['responses']['CouponUsedUp'];
export type ResponseReviewChangeRefused = components['responses']['ReviewChangeRefused'];
export type ResponseReviewToChangeNotFound = components['responses']['ReviewToChangeNotFound'];
export type ResponseNotToReview = components['responses']['NotToReview'];
export type ResponseReviewRefused = components['responses']['ReviewRefused'];
export type ResponseReviewNotFound = components['responses']['ReviewNotFound'];
export type ResponseReviewConflict = components['responses']['ReviewConflict'];
export type ResponseReportConflict = components['responses']['ReportConflict'];
export type ResponseCourierReviewChangeRefused = components['responses']['CourierReviewChangeRefused'];
export type ResponseCourierReviewToChangeNotFound = components['responses']['CourierReviewToChangeNotFound'];
export type ResponseOrderNotFound = components['responses']['OrderNotFound'];
export type ResponseCartRefused = components['responses']['CartRefused'];
export type ResponseReplacementRefused = components['responses']['ReplacementRefused'];
export type ResponseLineNotFound = components['responses']['LineNotFound'];
export type ResponseLineRefused = components['responses']['LineRefused'];
export type ResponseAddressRefused = components['responses']['AddressRefused'];
export type ResponseQuoteRefused = components['responses']['QuoteRefused'];
export type ResponseOrderRefused = components['responses']['OrderRefused'];
export type ResponsePrescriptionRefused = components['responses']['PrescriptionRefused'];
export type ResponsePictureRefused = components['responses']['PictureRefused'];
export type ResponsePictureNotFound = components['responses']['PictureNotFound'];
export type ResponsePriceNotAccepted = components['responses']['PriceNotAccepted'];
export type ResponseNotOnTheWay = components['responses']['NotOnTheWay'];
export type ResponseKeyNeeded = components['responses']['KeyNeeded'];
export type ResponseStatusConflict = components['responses']['StatusConflict'];
export type ResponseCancelRefused = components['responses']['CancelRefused'];
export type ResponseSwitchRefused = components['responses']['SwitchRefused'];
export type ResponseSwitchConflict = components['responses']['SwitchConflict'];
export type ResponsePaymentRefused = components['responses']['PaymentRefused'];
export type ResponseNothingToPay = components['responses']['NothingToPay'];
export type ResponseGuestAndZoneNeeded = components['responses']['GuestAndZoneNeeded'];
export type ResponseOrderAgainRefused = components['responses']['OrderAgainRefused'];
export type ResponseNothingToUndo = components['responses']['NothingToUndo'];
export type ResponseCartChanged = components['responses']['CartChanged'];
export type ResponseOrderCodeRefused = components['responses']['OrderCodeRefused'];
export type ResponseNotToShare = components['responses']['NotToShare'];
export type ResponseOrderLinkGone = components['responses']['OrderLinkGone'];
export type ResponseParcelNotToShare = components['responses']['ParcelNotToShare'];
export type ResponseRefundClosed = components['responses']['RefundClosed'];
export type ResponseNoRefundNow = components['responses']['NoRefundNow'];
export type ResponseRefundRefused = components['responses']['RefundRefused'];
export type ResponseRefundConflict = components['responses']['RefundConflict'];
export type ResponseTransferRefused = components['responses']['TransferRefused'];
export type ResponseNothingToTransfer = components['responses']['NothingToTransfer'];
export type ResponseOperatorUnknown = components['responses']['OperatorUnknown'];
export type ParameterLocalization = components['parameters']['Localization'];
export type ParameterSoftwareId = components['parameters']['SoftwareId'];
export type ParameterLat = components['parameters']['Lat'];
export type ParameterLng = components['parameters']['Lng'];
export type ParameterZoneIds = components['parameters']['ZoneIds'];
export type ParameterModuleId = components['parameters']['ModuleId'];
export type ParameterLimit = components['parameters']['Limit'];
export type ParameterOffset = components['parameters']['Offset'];
export type ParameterName = components['parameters']['Name'];
export type ParameterIdempotencyKey = components['parameters']['IdempotencyKey'];
export type ParameterLatitude = components['parameters']['Latitude'];
export type ParameterLongitude = components['parameters']['Longitude'];
export type ParameterWishedItem = components['parameters']['WishedItem'];
export type ParameterWishedStore = components['parameters']['WishedStore'];
export type ParameterIdOrSlug = components['parameters']['IdOrSlug'];
export type ParameterItemKind = components['parameters']['ItemKind'];
export type ParameterDiet = components['parameters']['Diet'];
export type ParameterStoreKind = components['parameters']['StoreKind'];
export type ParameterStoreId = components['parameters']['StoreId'];
export type ParameterGuestId = components['parameters']['GuestId'];
export type ParameterCategoryId = components['parameters']['CategoryId'];
export type ParameterOrderId = components['parameters']['OrderId'];
export type ParameterNumberInPath = components['parameters']['NumberInPath'];
export type ParameterOrderToken = components['parameters']['OrderToken'];
export type ParameterContactNumber = components['parameters']['ContactNumber'];
export type ParameterContactEmail = components['parameters']['ContactEmail'];
export type ParameterPlacedKey = components['parameters']['PlacedKey'];
export type ParameterRepeatedKey = components['parameters']['RepeatedKey'];
export type HeaderRateLimitLimit = components['headers']['RateLimitLimit'];
export type HeaderRateLimitRemaining = components['headers']['RateLimitRemaining'];
export type HeaderRateLimitReset = components['headers']['RateLimitReset'];
export type $defs = Record<string, never>;
export interface operations {
    getConfig: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Config"];
                };
            };
            304: components["responses"]["NotModified"];
            403: components["responses"]["FieldRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    autocompletePlace: {
        parameters: {
            query: {
                /**
                 * @description The text that the customer typed.
                 * @example harbour
                 */
                search_text: string;
            };
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlacePredictions"];
                };
            };
            304: components["responses"]["NotModified"];
            403: components["responses"]["FieldRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPlaceDetails: {
        parameters: {
            query: {
                /**
                 * @description The `place_id` of a suggestion.
                 * @example place-harbour-square
                 */
                placeid: string;
            };
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlaceDetails"];
                };
            };
            304: components["responses"]["NotModified"];
            403: components["responses"]["FieldRefused"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    reverseGeocode: {
        parameters: {
            query: {
                /** @example 25.2048 */
                lat: components["parameters"]["Lat"];
                /** @example 55.2708 */
                lng: components["parameters"]["Lng"];
            };
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GeocodeResult"];
                };
            };
            304: components["responses"]["NotModified"];
            403: components["responses"]["FieldRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getZoneId: {
        parameters: {
            query: {
                /** @example 25.2048 */
                lat: components["parameters"]["Lat"];
                /** @example 55.2708 */
                lng: components["parameters"]["Lng"];
            };
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ZoneLookup"];
                };
            };
            403: components["responses"]["LocationRefused"];
            404: components["responses"]["NotServed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDistance: {
        parameters: {
            query: {
                /** @example 25.2048 */
                origin_lat: number;
                /** @example 55.2708 */
                origin_lng: number;
                /** @example 25.2211 */
                destination_lat: number;
                /** @example 55.2796 */
                destination_lng: number;
                /** @example walking */
                mode?: "walking" | "driving" | "WALK" | "DRIVE";
            };
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DistanceMatrix"];
                };
            };
            304: components["responses"]["NotModified"];
            403: components["responses"]["FieldRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listZones: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Zone"][];
                };
            };
            304: components["responses"]["NotModified"];
            403: components["responses"]["FieldRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listModules: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description Zones of the chosen location, a JSON array in text.
                 * @example [1,2]
                 */
                zoneid?: components["parameters"]["ZoneIds"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Module"][];
                };
            };
            304: components["responses"]["NotModified"];
            403: components["responses"]["FieldRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestGuest: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GuestToken"];
                };
            };
            403: components["responses"]["InvalidInput"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    signUp: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignUp"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthToken"];
                };
            };
            403: components["responses"]["SignUpRefused"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Login"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthToken"];
                };
            };
            401: components["responses"]["SignInRefused"];
            403: components["responses"]["AccountRefused"];
            405: components["responses"]["CodeThrottled"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    logOut: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InvalidInput"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyPhone: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyPhone"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthToken"];
                };
            };
            403: components["responses"]["CodeRefused"];
            405: components["responses"]["CodeThrottled"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendPhoneCode: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendPhoneCode"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeSent"];
                };
            };
            403: components["responses"]["InvalidInput"];
            405: components["responses"]["CodeThrottled"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendLoginCode: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendPhoneCode"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeSent"];
                };
            };
            403: components["responses"]["InvalidInput"];
            405: components["responses"]["CodeThrottled"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyFirebaseToken: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FirebaseProof"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthToken"];
                };
            };
            403: components["responses"]["FirebaseRefused"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    forgotPassword: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ForgotPassword"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeSent"];
                };
            };
            403: components["responses"]["InvalidInput"];
            405: components["responses"]["CodeThrottled"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyResetToken: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetToken"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            403: components["responses"]["ResetTokenRefused"];
            405: components["responses"]["CodeThrottled"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetPassword"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordSet"];
                };
            };
            403: components["responses"]["ResetRefused"];
            405: components["responses"]["CodeThrottled"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    startPasskeySignIn: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyRequest"];
                };
            };
            403: components["responses"]["InvalidInput"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    signInWithPasskey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeySignIn"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthToken"];
                };
            };
            403: components["responses"]["PasskeyRefused"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    socialLogin: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SocialLogin"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SocialSignIn"];
                };
            };
            403: components["responses"]["SocialRefused"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    socialRegister: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SocialRegister"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthToken"];
                };
            };
            403: components["responses"]["SocialRegisterRefused"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    linkSocial: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SocialLink"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["SocialLinkRefused"];
            405: components["responses"]["CodeThrottled"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCustomerInfo: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerInfo"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["FieldRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCustomerInfo: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileChange"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileSaved"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InfoRefused"];
            405: components["responses"]["CodeThrottled"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateProfile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ProfileForm"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileSaved"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ProfileRefused"];
            405: components["responses"]["CodeThrottled"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeAccount: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["AccountRemoval"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RemovalRefused"];
            405: components["responses"]["CodeThrottled"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendConfirmationCode: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ConfirmationRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConfirmationSent"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ConfirmationCodeRefused"];
            405: components["responses"]["CodeThrottled"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendEmailCode: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeSent"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["FieldRefused"];
            405: components["responses"]["CodeThrottled"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyEmail: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailProof"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["EmailProofRefused"];
            405: components["responses"]["CodeThrottled"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["FieldRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    endSession: {
        parameters: {
            query: {
                /**
                 * @description `id` of the session.
                 * @example 7c9e6679-7425-40de-944b-e07fc1f90ae7
                 */
                session_id: string;
            };
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["SessionRefused"];
            404: components["responses"]["SessionNotFound"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["FieldRefused"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPasskeys: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["FieldRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addPasskey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPasskey"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NewPasskeyRefused"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    startPasskey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PasskeyProof"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyCreation"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PasskeyStartRefused"];
            405: components["responses"]["CodeThrottled"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    renamePasskey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path: {
                /**
                 * @description `id` of the passkey.
                 * @example 5e2f7c1a-0c7d-4c2b-9a53-2f1d8f0c6b11
                 */
                passkey_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyName"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["FieldRefused"];
            404: components["responses"]["PasskeyNotFound"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removePasskey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path: {
                /**
                 * @description `id` of the passkey.
                 * @example 5e2f7c1a-0c7d-4c2b-9a53-2f1d8f0c6b11
                 */
                passkey_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["FieldRefused"];
            404: components["responses"]["PasskeyNotFound"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewRemoval: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemovalPreview"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["FieldRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadData: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerData"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["FieldRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateInterest: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description Id of the chosen module.
                 * @example 1
                 */
                moduleId?: components["parameters"]["ModuleId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Interests"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InterestRefused"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveFirebaseToken: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Device"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InvalidInput"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                /**
                 * @description Number of entries on a page.
                 * @example 12
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Page number, from 1.
                 * @example 1
                 */
                offset?: components["parameters"]["Offset"];
            };
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PageRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readNotifications: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotificationsRead"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnreadCount"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["FieldRefused"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readNotification: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path: {
                /**
                 * @description `id` of the notification.
                 * @example 0f6a1f5c-7a4e-4a57-9d0c-3f1d1c0a7b55
                 */
                notification_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnreadCount"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["FieldRefused"];
            404: components["responses"]["NotificationNotFound"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDiet: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DietOfCustomer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["FieldRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateDiet: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DietChange"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DietOfCustomer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["FieldRefused"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDietOptions: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DietOptions"];
                };
            };
            304: components["responses"]["NotModified"];
            403: components["responses"]["FieldRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getNotificationSettings: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationSettings"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["FieldRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateNotificationSettings: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotificationSettings"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationSettings"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["FieldRefused"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPushKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PushKey"];
                };
            };
            403: components["responses"]["FieldRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    subscribeToPush: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PushSubscription"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PushRefused"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    unsubscribeFromPush: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PushEnd"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["GuestNeeded"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listConversations: {
        parameters: {
            query?: {
                /**
                 * @description Number of entries on a page.
                 * @example 12
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Page number, from 1.
                 * @example 1
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description Returns only conversations with stores, couriers or the support.
                 * @example vendor
                 */
                type?: components["schemas"]["ReceiverType"];
            };
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversationList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PageRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchConversations: {
        parameters: {
            query: {
                /**
                 * @description The text that the customer typed.
                 * @example pizza
                 */
                name: components["parameters"]["Name"];
                /**
                 * @description Number of entries on a page.
                 * @example 12
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Page number, from 1.
                 * @example 1
                 */
                offset?: components["parameters"]["Offset"];
            };
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversationList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PageRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getConversation: {
        parameters: {
            query?: {
                /**
                 * @description The conversation. Without it, `receiver_type` names the receiver.
                 * @example 100001
                 */
                conversation_id?: components["schemas"]["Id"];
                /**
                 * @description The type of the receiver, when the request names no conversation.
                 * @example vendor
                 */
                receiver_type?: components["schemas"]["ReceiverType"];
                /**
                 * @description Id of the store or courier; the support has none.
                 * @example 3
                 */
                receiver_id?: components["schemas"]["ReceiverId"];
                /**
                 * @description Number of entries on a page.
                 * @example 12
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Page number, from 1.
                 * @example 1
                 */
                offset?: components["parameters"]["Offset"];
            };
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversationDetails"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ReceiverNeeded"];
            404: components["responses"]["ConversationNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendMessage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description Identifies one action: a new key for each action, the same key for each retry. A repeated key with the same body gets the first reply again; with another body it is refused with 422. The server remembers a key for 30 days.
                 * @example 0f6a1f5c-7a4e-4a57-9d0c-3f1d1c0a7b55
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["NewMessage"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatMessage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["MessageRefused"];
            404: components["responses"]["NobodyToTalkTo"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["StillRunning"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWalletTransactions: {
        parameters: {
            query?: {
                /**
                 * @description Number of entries on a page.
                 * @example 12
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Page number, from 1.
                 * @example 1
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description Returns only transactions of this kind: order (payments and refunds), loyalty_point (converted points), add_fund (with its bonuses), referrer, CashBack.
                 * @example all
                 */
                type?: "all" | "order" | "loyalty_point" | "add_fund" | "referrer" | "CashBack";
            };
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransactionList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PageRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWalletBonuses: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WalletBonus"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["FieldRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addFund: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description Identifies one action: a new key for each action, the same key for each retry. A repeated key with the same body gets the first reply again; with another body it is refused with 422. The server remembers a key for 30 days.
                 * @example 0f6a1f5c-7a4e-4a57-9d0c-3f1d1c0a7b55
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FundStart"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentStarted"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["FundRefused"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["StillRunning"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLoyaltyTransactions: {
        parameters: {
            query?: {
                /**
                 * @description Number of entries on a page.
                 * @example 12
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Page number, from 1.
                 * @example 1
                 */
                offset?: components["parameters"]["Offset"];
            };
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransactionList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PageRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    transferPoints: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description Identifies one action: a new key for each action, the same key for each retry. A repeated key with the same body gets the first reply again; with another body it is refused with 422. The server remembers a key for 30 days.
                 * @example 0f6a1f5c-7a4e-4a57-9d0c-3f1d1c0a7b55
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PointTransfer"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PointsRefused"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["StillRunning"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWishlist: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description Zones of the chosen location, a JSON array in text.
                 * @example [1,2]
                 */
                zoneid?: components["parameters"]["ZoneIds"];
                /**
                 * @description Id of the chosen module.
                 * @example 1
                 */
                moduleId?: components["parameters"]["ModuleId"];
                /**
                 * @description Latitude of the chosen location; the server measures distances from it.
                 * @example 25.2048
                 */
                latitude?: components["parameters"]["Latitude"];
                /**
                 * @description Longitude of the chosen location.
                 * @example 55.2708
                 */
                longitude?: components["parameters"]["Longitude"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Wishlist"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PlaceNeeded"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addToWishlist: {
        parameters: {
            query?: {
                /**
                 * @description The item. Send either `item_id` or `store_id`.
                 * @example 101
                 */
                item_id?: components["parameters"]["WishedItem"];
                /**
                 * @description The store. Send either `item_id` or `store_id`.
                 * @example 3
                 */
                store_id?: components["parameters"]["WishedStore"];
            };
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["WishlistRefused"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["WishlistConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeFromWishlist: {
        parameters: {
            query?: {
                /**
                 * @description The item. Send either `item_id` or `store_id`.
                 * @example 101
                 */
                item_id?: components["parameters"]["WishedItem"];
                /**
                 * @description The store. Send either `item_id` or `store_id`.
                 * @example 3
                 */
                store_id?: components["parameters"]["WishedStore"];
            };
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["WishRefused"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCategories: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description Zones of the chosen location, a JSON array in text.
                 * @example [1,2]
                 */
                zoneid?: components["parameters"]["ZoneIds"];
                /**
                 * @description Id of the chosen module.
                 * @example 1
                 */
                moduleId?: components["parameters"]["ModuleId"];
                /**
                 * @description Latitude of the chosen location; the server measures distances from it.
                 * @example 25.2048
                 */
                latitude?: components["parameters"]["Latitude"];
                /**
                 * @description Longitude of the chosen location.
                 * @example 55.2708
                 */
                longitude?: components["parameters"]["Longitude"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"][];
                };
            };
            304: components["responses"]["NotModified"];
            403: components["responses"]["PlaceNeeded"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCategory: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path: {
                /**
                 * @description Id or slug.
                 * @example 12
                 */
                id: components["parameters"]["IdOrSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"];
                };
            };
            304: components["responses"]["NotModified"];
            403: components["responses"]["FieldRefused"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCategoryChildes: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path: {
                /**
                 * @description Id or slug.
                 * @example 12
                 */
                id: components["parameters"]["IdOrSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"][];
                };
            };
            304: components["responses"]["NotModified"];
            403: components["responses"]["FieldRefused"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCategoryItems: {
        parameters: {
            query?: {
                /**
                 * @description Number of entries on a page.
                 * @example 12
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Page number, from 1.
                 * @example 1
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description The food type of the items; other modules return all items.
                 * @example all
                 */
                type?: components["parameters"]["ItemKind"];
            };
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description Zones of the chosen location, a JSON array in text.
                 * @example [1,2]
                 */
                zoneid?: components["parameters"]["ZoneIds"];
                /**
                 * @description Id of the chosen module.
                 * @example 1
                 */
                moduleId?: components["parameters"]["ModuleId"];
                /**
                 * @description Latitude of the chosen location; the server measures distances from it.
                 * @example 25.2048
                 */
                latitude?: components["parameters"]["Latitude"];
                /**
                 * @description Longitude of the chosen location.
                 * @example 55.2708
                 */
                longitude?: components["parameters"]["Longitude"];
                /**
                 * @description The allergens and diets to leave out, and the strictness: `contained:` or `unstated:` followed by keys of allergens and diets. It is a header, and caches never store its reply, because it reveals health data. Souk extension, decision 033.
                 * @example contained:gluten,vegetarian
                 */
                "X-diet"?: components["parameters"]["Diet"];
            };
            path: {
                /**
                 * @description Id or slug.
                 * @example 12
                 */
                id: components["parameters"]["IdOrSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ItemList"];
                };
            };
            304: components["responses"]["NotModified"];
            403: components["responses"]["PlacedPageRefused"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCategoryStores: {
        parameters: {
            query?: {
                /**
                 * @description Number of entries on a page.
                 * @example 12
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Page number, from 1.
                 * @example 1
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description Selects stores by order type or by the type of their food.
                 * @example all
                 */
                type?: components["parameters"]["StoreKind"];
            };
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description Zones of the chosen location, a JSON array in text.
                 * @example [1,2]
                 */
                zoneid?: components["parameters"]["ZoneIds"];
                /**
                 * @description Id of the chosen module.
                 * @example 1
                 */
                moduleId?: components["parameters"]["ModuleId"];
                /**
                 * @description Latitude of the chosen location; the server measures distances from it.
                 * @example 25.2048
                 */
                latitude?: components["parameters"]["Latitude"];
                /**
                 * @description Longitude of the chosen location.
                 * @example 55.2708
                 */
                longitude?: components["parameters"]["Longitude"];
            };
            path: {
                /**
                 * @description Id or slug.
                 * @example 12
                 */
                id: components["parameters"]["IdOrSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreList"];
                };
            };
            304: components["responses"]["NotModified"];
            403: components["responses"]["PlacedPageRefused"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFeaturedCategoryItems: {
        parameters: {
            query?: {
                /**
                 * @description Number of entries on a page.
                 * @example 12
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Page number, from 1.
                 * @example 1
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description The food type of the items; other modules return all items.
                 * @example all
                 */
                type?: components["parameters"]["ItemKind"];
            };
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description Zones of the chosen location, a JSON array in text.
                 * @example [1,2]
                 */
                zoneid?: components["parameters"]["ZoneIds"];
                /**
                 * @description Id of the chosen module.
                 * @example 1
                 */
                moduleId?: components["parameters"]["ModuleId"];
                /**
                 * @description Latitude of the chosen location; the server measures distances from it.
                 * @example 25.2048
                 */
                latitude?: components["parameters"]["Latitude"];
                /**
                 * @description Longitude of the chosen location.
                 * @example 55.2708
                 */
                longitude?: components["parameters"]["Longitude"];
                /**
                 * @description The allergens and diets to leave out, and the strictness: `contained:` or `unstated:` followed by keys of allergens and diets. It is a header, and caches never store its reply, because it reveals health data. Souk extension, decision 033.
                 * @example contained:gluten,vegetarian
                 */
                "X-diet"?: components["parameters"]["Diet"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategorizedItemList"];
                };
            };
            304: components["responses"]["NotModified"];
            403: components["responses"]["PlacedPageRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBrands: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description Zones of the chosen location, a JSON array in text.
                 * @example [1,2]
                 */
                zoneid?: components["parameters"]["ZoneIds"];
                /**
                 * @description Id of the chosen module.
                 * @example 1
                 */
                moduleId?: components["parameters"]["ModuleId"];
                /**
                 * @description Latitude of the chosen location; the server measures distances from it.
                 * @example 25.2048
                 */
                latitude?: components["parameters"]["Latitude"];
                /**
                 * @description Longitude of the chosen location.
                 * @example 55.2708
                 */
                longitude?: components["parameters"]["Longitude"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Brand"][];
                };
            };
            304: components["responses"]["NotModified"];
            403: components["responses"]["PlaceNeeded"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBrandItems: {
        parameters: {
            query?: {
                /**
                 * @description Number of entries on a page.
                 * @example 12
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Page number, from 1.
                 * @example 1
                 */
                offset?: components["parameters"]["Offset"];
            };
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description Zones of the chosen location, a JSON array in text.
                 * @example [1,2]
                 */
                zoneid?: components["parameters"]["ZoneIds"];
                /**
                 * @description Id of the chosen module.
                 * @example 1
                 */
                moduleId?: components["parameters"]["ModuleId"];
                /**
                 * @description Latitude of the chosen location; the server measures distances from it.
                 * @example 25.2048
                 */
                latitude?: components["parameters"]["Latitude"];
                /**
                 * @description Longitude of the chosen location.
                 * @example 55.2708
                 */
                longitude?: components["parameters"]["Longitude"];
                /**
                 * @description The allergens and diets to leave out, and the strictness: `contained:` or `unstated:` followed by keys of allergens and diets. It is a header, and caches never store its reply, because it reveals health data. Souk extension, decision 033.
                 * @example contained:gluten,vegetarian
                 */
                "X-diet"?: components["parameters"]["Diet"];
            };
            path: {
                /**
                 * @description Id or slug.
                 * @example 12
                 */
                id: components["parameters"]["IdOrSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ItemList"];
                };
            };
            304: components["responses"]["NotModified"];
            403: components["responses"]["PlacedPageRefused"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCommonConditions: {
        parameters: {
            query?: {
                /**
                 * @description Number of entries on a page.
                 * @example 12
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Page number, from 1.
                 * @example 1
                 */
                offset?: components["parameters"]["Offset"];
            };
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description Id of the chosen module.
                 * @example 1
                 */
                moduleId?: components["parameters"]["ModuleId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommonConditionList"];
                };
            };
            304: components["responses"]["NotModified"];
            403: components["responses"]["ModulePageRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCommonConditionItems: {
        parameters: {
            query?: {
                /**
                 * @description Number of entries on a page.
                 * @example 12
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Page number, from 1.
                 * @example 1
                 */
                offset?: components["parameters"]["Offset"];
            };
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description Zones of the chosen location, a JSON array in text.
                 * @example [1,2]
                 */
                zoneid?: components["parameters"]["ZoneIds"];
                /**
                 * @description Id of the chosen module.
                 * @example 1
                 */
                moduleId?: components["parameters"]["ModuleId"];
                /**
                 * @description Latitude of the chosen location; the server measures distances from it.
                 * @example 25.2048
                 */
                latitude?: components["parameters"]["Latitude"];
                /**
                 * @description Longitude of the chosen location.
                 * @example 55.2708
                 */
                longitude?: components["parameters"]["Longitude"];
                /**
                 * @description The allergens and diets to leave out, and the strictness: `contained:` or `unstated:` followed by keys of allergens and diets. It is a header, and caches never store its reply, because it reveals health data. Souk extension, decision 033.
                 * @example contained:gluten,vegetarian
                 */
                "X-diet"?: components["parameters"]["Diet"];
            };
            path: {
                /**
                 * @description Id or slug.
                 * @example 12
                 */
                id: components["parameters"]["IdOrSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ItemList"];
                };
            };
            304: components["responses"]["NotModified"];
            403: components["responses"]["PlacedPageRefused"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listParcelCategories: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description Id of the chosen module.
                 * @example 1
                 */
                moduleId?: components["parameters"]["ModuleId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParcelCategory"][];
                };
            };
            304: components["responses"]["NotModified"];
            403: components["responses"]["ModuleNeeded"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getParcelTerms: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParcelTerms"];
                };
            };
            304: components["responses"]["NotModified"];
            403: components["responses"]["FieldRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBanners: {
        parameters: {
            query?: {
                /**
                 * @description Returns only the featured banners.
                 * @example 1
                 */
                featured?: 0 | 1;
            };
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description Zones of the chosen location, a JSON array in text.
                 * @example [1,2]
                 */
                zoneid?: components["parameters"]["ZoneIds"];
                /**
                 * @description Id of the chosen module.
                 * @example 1
                 */
                moduleId?: components["parameters"]["ModuleId"];
                /**
                 * @description Latitude of the chosen location; the server measures distances from it.
                 * @example 25.2048
                 */
                latitude?: components["parameters"]["Latitude"];
                /**
                 * @description Longitude of the chosen location.
                 * @example 55.2708
                 */
                longitude?: components["parameters"]["Longitude"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BannerList"];
                };
            };
            304: components["responses"]["NotModified"];
            403: components["responses"]["PlaceNeeded"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOtherBanners: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description Id of the chosen module.
                 * @example 1
                 */
                moduleId?: components["parameters"]["ModuleId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OtherBanners"];
                };
            };
            304: components["responses"]["NotModified"];
            403: components["responses"]["ModuleNeeded"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getVideoContent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description Id of the chosen module.
                 * @example 1
                 */
                moduleId?: components["parameters"]["ModuleId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VideoContent"];
                };
            };
            304: components["responses"]["NotModified"];
            403: components["responses"]["ModuleNeeded"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWhyChoose: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description Id of the chosen module.
                 * @example 1
                 */
                moduleId?: components["parameters"]["ModuleId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WhyChoose"];
                };
            };
            304: components["responses"]["NotModified"];
            403: components["responses"]["ModuleNeeded"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAdvertisements: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description Zones of the chosen location, a JSON array in text.
                 * @example [1,2]
                 */
                zoneid?: components["parameters"]["ZoneIds"];
                /**
                 * @description Id of the chosen module.
                 * @example 1
                 */
                moduleId?: components["parameters"]["ModuleId"];
                /**
                 * @description Latitude of the chosen location; the server measures distances from it.
                 * @example 25.2048
                 */
                latitude?: components["parameters"]["Latitude"];
                /**
                 * @description Longitude of the chosen location.
                 * @example 55.2708
                 */
                longitude?: components["parameters"]["Longitude"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Advertisement"][];
                };
            };
            304: components["responses"]["NotModified"];
            403: components["responses"]["PlaceNeeded"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCashbacks: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cashback"][];
                };
            };
            304: components["responses"]["NotModified"];
            403: components["responses"]["FieldRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCashback: {
        parameters: {
            query: {
                /**
                 * @description Goods after all discounts, without tax; of a parcel, its delivery and the charge for its size.
                 * @example 120
                 */
                amount: number;
            };
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EarnedCashback"];
                };
            };
            304: components["responses"]["NotModified"];
            403: components["responses"]["FieldRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCoupons: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description Zones of the chosen location, a JSON array in text.
                 * @example [1,2]
                 */
                zoneid?: components["parameters"]["ZoneIds"];
                /**
                 * @description Id of the chosen module.
                 * @example 1
                 */
                moduleId?: components["parameters"]["ModuleId"];
                /**
                 * @description Latitude of the chosen location; the server measures distances from it.
                 * @example 25.2048
                 */
                latitude?: components["parameters"]["Latitude"];
                /**
                 * @description Longitude of the chosen location.
                 * @example 55.2708
                 */
                longitude?: components["parameters"]["Longitude"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Coupon"][];
                };
            };
            304: components["responses"]["NotModified"];
            403: components["responses"]["PlaceNeeded"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    applyCoupon: {
        parameters: {
            query: {
                /** @example WELCOME10 */
                code: string;
                /** @example 3 */
                store_id: components["parameters"]["StoreId"];
                /**
                 * @description Required without a token.
                 * @example 7c1d5a5e0b8f4c0f9a3a2f6f3f1b7a90
                 */
                guest_id?: components["parameters"]["GuestId"];
            };
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Coupon"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CouponRefused"];
            404: components["responses"]["CouponNotFound"];
            406: components["responses"]["CouponUsedUp"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFlashSales: {
        parameters: {
            query?: {
                /**
                 * @description Number of entries on a page.
                 * @example 12
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Page number, from 1.
                 * @example 1
                 */
                offset?: components["parameters"]["Offset"];
            };
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description Zones of the chosen location, a JSON array in text.
                 * @example [1,2]
                 */
                zoneid?: components["parameters"]["ZoneIds"];
                /**
                 * @description Id of the chosen module.
                 * @example 1
                 */
                moduleId?: components["parameters"]["ModuleId"];
                /**
                 * @description Latitude of the chosen location; the server measures distances from it.
                 * @example 25.2048
                 */
                latitude?: components["parameters"]["Latitude"];
                /**
                 * @description Longitude of the chosen location.
                 * @example 55.2708
                 */
                longitude?: components["parameters"]["Longitude"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FlashSale"];
                };
            };
            304: components["responses"]["NotModified"];
            403: components["responses"]["PlacedPageRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFlashSaleItems: {
        parameters: {
            query: {
                /** @example 1 */
                flash_sale_id: components["schemas"]["Id"];
                /**
                 * @description Number of entries on a page.
                 * @example 12
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Page number, from 1.
                 * @example 1
                 */
                offset?: components["parameters"]["Offset"];
            };
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description Zones of the chosen location, a JSON array in text.
                 * @example [1,2]
                 */
                zoneid?: components["parameters"]["ZoneIds"];
                /**
                 * @description Id of the chosen module.
                 * @example 1
                 */
                moduleId?: components["parameters"]["ModuleId"];
                /**
                 * @description Latitude of the chosen location; the server measures distances from it.
                 * @example 25.2048
                 */
                latitude?: components["parameters"]["Latitude"];
                /**
                 * @description Longitude of the chosen location.
                 * @example 55.2708
                 */
                longitude?: components["parameters"]["Longitude"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FlashSalePage"];
                };
            };
            304: components["responses"]["NotModified"];
            403: components["responses"]["PlacedPageRefused"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBasicCampaigns: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description Zones of the chosen location, a JSON array in text.
                 * @example [1,2]
                 */
                zoneid?: components["parameters"]["ZoneIds"];
                /**
                 * @description Id of the chosen module.
                 * @example 1
                 */
                moduleId?: components["parameters"]["ModuleId"];
                /**
                 * @description Latitude of the chosen location; the server measures distances from it.
                 * @example 25.2048
                 */
                latitude?: components["parameters"]["Latitude"];
                /**
                 * @description Longitude of the chosen location.
                 * @example 55.2708
                 */
                longitude?: components["parameters"]["Longitude"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Campaign"][];
                };
            };
            304: components["responses"]["NotModified"];
            403: components["responses"]["PlaceNeeded"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBasicCampaign: {
        parameters: {
            query: {
                /**
                 * @description Id or slug.
                 * @example 4
                 */
                basic_campaign_id: string;
                /**
                 * @description Number of entries on a page.
                 * @example 12
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Page number, from 1.
                 * @example 1
                 */
                offset?: components["parameters"]["Offset"];
            };
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description Zones of the chosen location, a JSON array in text.
                 * @example [1,2]
                 */
                zoneid?: components["parameters"]["ZoneIds"];
                /**
                 * @description Id of the chosen module.
                 * @example 1
                 */
                moduleId?: components["parameters"]["ModuleId"];
                /**
                 * @description Latitude of the chosen location; the server measures distances from it.
                 * @example 25.2048
                 */
                latitude?: components["parameters"]["Latitude"];
                /**
                 * @description Longitude of the chosen location.
                 * @example 55.2708
                 */
                longitude?: components["parameters"]["Longitude"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignDetails"];
                };
            };
            304: components["responses"]["NotModified"];
            403: components["responses"]["PlacedPageRefused"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listItemCampaigns: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description Zones of the chosen location, a JSON array in text.
                 * @example [1,2]
                 */
                zoneid?: components["parameters"]["ZoneIds"];
                /**
                 * @description Id of the chosen module.
                 * @example 1
                 */
                moduleId?: components["parameters"]["ModuleId"];
                /**
                 * @description Latitude of the chosen location; the server measures distances from it.
                 * @example 25.2048
                 */
                latitude?: components["parameters"]["Latitude"];
                /**
                 * @description Longitude of the chosen location.
                 * @example 55.2708
                 */
                longitude?: components["parameters"]["Longitude"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Item"][];
                };
            };
            304: components["responses"]["NotModified"];
            403: components["responses"]["PlaceNeeded"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listStores: {
        parameters: {
            query?: {
                /**
                 * @description Number of entries on a page.
                 * @example 12
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Page number, from 1.
                 * @example 1
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description Selects stores by order type or by the type of their food.
                 * @example all
                 */
                type?: components["parameters"]["StoreKind"];
            };
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description Zones of the chosen location, a JSON array in text.
                 * @example [1,2]
                 */
                zoneid?: components["parameters"]["ZoneIds"];
                /**
                 * @description Id of the chosen module.
                 * @example 1
                 */
                moduleId?: components["parameters"]["ModuleId"];
                /**
                 * @description Latitude of the chosen location; the server measures distances from it.
                 * @example 25.2048
                 */
                latitude?: components["parameters"]["Latitude"];
                /**
                 * @description Longitude of the chosen location.
                 * @example 55.2708
                 */
                longitude?: components["parameters"]["Longitude"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreList"];
                };
            };
            304: components["responses"]["NotModified"];
            403: components["responses"]["PlacedPageRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLatestStores: {
        parameters: {
            query?: {
                /**
                 * @description Number of entries on a page.
                 * @example 12
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Page number, from 1.
                 * @example 1
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description Selects stores by order type or by the type of their food.
                 * @example all
                 */
                type?: components["parameters"]["StoreKind"];
            };
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description Zones of the chosen location, a JSON array in text.
                 * @example [1,2]
                 */
                zoneid?: components["parameters"]["ZoneIds"];
                /**
                 * @description Id of the chosen module.
                 * @example 1
                 */
                moduleId?: components["parameters"]["ModuleId"];
                /**
                 * @description Latitude of the chosen location; the server measures distances from it.
                 * @example 25.2048
                 */
                latitude?: components["parameters"]["Latitude"];
                /**
                 * @description Longitude of the chosen location.
                 * @example 55.2708
                 */
                longitude?: components["parameters"]["Longitude"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreList"];
                };
            };
            304: components["responses"]["NotModified"];
            403: components["responses"]["PlacedPageRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPopularStores: {
        parameters: {
            query?: {
                /**
                 * @description Number of entries on a page.
                 * @example 12
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Page number, from 1.
                 * @example 1
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description Selects stores by order type or by the type of their food.
                 * @example all
                 */
                type?: components["parameters"]["StoreKind"];
            };
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description Zones of the chosen location, a JSON array in text.
                 * @example [1,2]
                 */
                zoneid?: components["parameters"]["ZoneIds"];
                /**
                 * @description Id of the chosen module.
                 * @example 1
                 */
                moduleId?: components["parameters"]["ModuleId"];
                /**
                 * @description Latitude of the chosen location; the server measures distances from it.
                 * @example 25.2048
                 */
                latitude?: components["parameters"]["Latitude"];
                /**
                 * @description Longitude of the chosen location.
                 * @example 55.2708
                 */
                longitude?: components["parameters"]["Longitude"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreList"];
                };
            };
            304: components["responses"]["NotModified"];
            403: components["responses"]["PlacedPageRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTopRatedStores: {
        parameters: {
            query?: {
                /**
                 * @description Number of entries on a page.
                 * @example 12
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Page number, from 1.
                 * @example 1
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description Selects stores by order type or by the type of their food.
                 * @example all
                 */
                type?: components["parameters"]["StoreKind"];
            };
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description Zones of the chosen location, a JSON array in text.
                 * @example [1,2]
                 */
                zoneid?: components["parameters"]["ZoneIds"];
                /**
                 * @description Id of the chosen module.
                 * @example 1
                 */
                moduleId?: components["parameters"]["ModuleId"];
                /**
                 * @description Latitude of the chosen location; the server measures distances from it.
                 * @example 25.2048
                 */
                latitude?: components["parameters"]["Latitude"];
                /**
                 * @description Longitude of the chosen location.
                 * @example 55.2708
                 */
                longitude?: components["parameters"]["Longitude"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreList"];
                };
            };
            304: components["responses"]["NotModified"];
            403: components["responses"]["PlacedPageRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRecommendedStores: {
        parameters: {
            query?: {
                /**
                 * @description Number of entries on a page.
                 * @example 12
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Page number, from 1.
                 * @example 1
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description Selects stores by order type or by the type of their food.
                 * @example all
                 */
                type?: components["parameters"]["StoreKind"];
            };
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description Zones of the chosen location, a JSON array in text.
                 * @example [1,2]
                 */
                zoneid?: components["parameters"]["ZoneIds"];
                /**
                 * @description Id of the chosen module.
                 * @example 1
                 */
                moduleId?: components["parameters"]["ModuleId"];
                /**
                 * @description Latitude of the chosen location; the server measures distances from it.
                 * @example 25.2048
                 */
                latitude?: components["parameters"]["Latitude"];
                /**
                 * @description Longitude of the chosen location.
                 * @example 55.2708
                 */
                longitude?: components["parameters"]["Longitude"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreList"];
                };
            };
            304: components["responses"]["NotModified"];
            403: components["responses"]["PlacedPageRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listStoresByType: {
        parameters: {
            query?: {
                /**
                 * @description The selection of stores and their order.
                 * @example popular
                 */
                store_type?: "all" | "newly_joined" | "popular" | "top_rated";
                /**
                 * @description Number of entries on a page.
                 * @example 12
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Page number, from 1.
                 * @example 1
                 */
                offset?: components["parameters"]["Offset"];
            };
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description Zones of the chosen location, a JSON array in text.
                 * @example [1,2]
                 */
                zoneid?: components["parameters"]["ZoneIds"];
                /**
                 * @description Id of the chosen module.
                 * @example 1
                 */
                moduleId?: components["parameters"]["ModuleId"];
                /**
                 * @description Latitude of the chosen location; the server measures distances from it.
                 * @example 25.2048
                 */
                latitude?: components["parameters"]["Latitude"];
                /**
                 * @description Longitude of the chosen location.
                 * @example 55.2708
                 */
                longitude?: components["parameters"]["Longitude"];
            };
            path: {
                /**
                 * @description The order type.
                 * @example all
                 */
                type: "all" | "delivery" | "take_away";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreList"];
                };
            };
            304: components["responses"]["NotModified"];
            403: components["responses"]["PlacedPageRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getStore: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description Latitude of the chosen location; the server measures distances from it.
                 * @example 25.2048
                 */
                latitude?: components["parameters"]["Latitude"];
                /**
                 * @description Longitude of the chosen location.
                 * @example 55.2708
                 */
                longitude?: components["parameters"]["Longitude"];
            };
            path: {
                /**
                 * @description Id or slug.
                 * @example 12
                 */
                id: components["parameters"]["IdOrSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreDetails"];
                };
            };
            304: components["responses"]["NotModified"];
            403: components["responses"]["FieldRefused"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchStores: {
        parameters: {
            query: {
                /**
                 * @description The text that the customer typed.
                 * @example pizza
                 */
                name: components["parameters"]["Name"];
                /**
                 * @description Number of entries on a page.
                 * @example 12
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Page number, from 1.
                 * @example 1
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description Selects stores by order type or by the type of their food.
                 * @example all
                 */
                type?: components["parameters"]["StoreKind"];
            };
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description Zones of the chosen location, a JSON array in text.
                 * @example [1,2]
                 */
                zoneid?: components["parameters"]["ZoneIds"];
                /**
                 * @description Id of the chosen module.
                 * @example 1
                 */
                moduleId?: components["parameters"]["ModuleId"];
                /**
                 * @description Latitude of the chosen location; the server measures distances from it.
                 * @example 25.2048
                 */
                latitude?: components["parameters"]["Latitude"];
                /**
                 * @description Longitude of the chosen location.
                 * @example 55.2708
                 */
                longitude?: components["parameters"]["Longitude"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreList"];
                };
            };
            304: components["responses"]["NotModified"];
            403: components["responses"]["PlacedPageRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPopularItems: {
        parameters: {
            query?: {
                /**
                 * @description Number of entries on a page.
                 * @example 12
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Page number, from 1.
                 * @example 1
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description The food type of the items; other modules return all items.
                 * @example all
                 */
                type?: components["parameters"]["ItemKind"];
            };
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description Zones of the chosen location, a JSON array in text.
                 * @example [1,2]
                 */
                zoneid?: components["parameters"]["ZoneIds"];
                /**
                 * @description Id of the chosen module.
                 * @example 1
                 */
                moduleId?: components["parameters"]["ModuleId"];
                /**
                 * @description Latitude of the chosen location; the server measures distances from it.
                 * @example 25.2048
                 */
                latitude?: components["parameters"]["Latitude"];
                /**
                 * @description Longitude of the chosen location.
                 * @example 55.2708
                 */
                longitude?: components["parameters"]["Longitude"];
                /**
                 * @description The allergens and diets to leave out, and the strictness: `contained:` or `unstated:` followed by keys of allergens and diets. It is a header, and caches never store its reply, because it reveals health data. Souk extension, decision 033.
                 * @example contained:gluten,vegetarian
                 */
                "X-diet"?: components["parameters"]["Diet"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ItemList"];
                };
            };
            304: components["responses"]["NotModified"];
            403: components["responses"]["PlacedPageRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLatestItems: {
        parameters: {
            query: {
                /** @example 3 */
                store_id: components["parameters"]["StoreId"];
                /**
                 * @description Returns only entries of this category; 0 for all.
                 * @example 0
                 */
                category_id?: components["parameters"]["CategoryId"];
                /**
                 * @description Number of entries on a page.
                 * @example 12
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Page number, from 1.
                 * @example 1
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description The food type of the items; other modules return all items.
                 * @example all
                 */
                type?: components["parameters"]["ItemKind"];
            };
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description The allergens and diets to leave out, and the strictness: `contained:` or `unstated:` followed by keys of allergens and diets. It is a header, and caches never store its reply, because it reveals health data. Souk extension, decision 033.
                 * @example contained:gluten,vegetarian
                 */
                "X-diet"?: components["parameters"]["Diet"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ItemList"];
                };
            };
            304: components["responses"]["NotModified"];
            403: components["responses"]["PageRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchStoreItems: {
        parameters: {
            query: {
                /** @example 3 */
                store_id: components["parameters"]["StoreId"];
                /**
                 * @description The text that the customer typed.
                 * @example pizza
                 */
                name: components["parameters"]["Name"];
                /**
                 * @description Returns only entries of this category; 0 for all.
                 * @example 0
                 */
                category_id?: components["parameters"]["CategoryId"];
                /**
                 * @description Number of entries on a page.
                 * @example 12
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Page number, from 1.
                 * @example 1
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description The food type of the items; other modules return all items.
                 * @example all
                 */
                type?: components["parameters"]["ItemKind"];
            };
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description The allergens and diets to leave out, and the strictness: `contained:` or `unstated:` followed by keys of allergens and diets. It is a header, and caches never store its reply, because it reveals health data. Souk extension, decision 033.
                 * @example contained:gluten,vegetarian
                 */
                "X-diet"?: components["parameters"]["Diet"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ItemList"];
                };
            };
            304: components["responses"]["NotModified"];
            403: components["responses"]["PageRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDiscountedItems: {
        parameters: {
            query?: {
                /**
                 * @description Number of entries on a page.
                 * @example 12
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Page number, from 1.
                 * @example 1
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description The food type of the items; other modules return all items.
                 * @example all
                 */
                type?: components["parameters"]["ItemKind"];
            };
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description Zones of the chosen location, a JSON array in text.
                 * @example [1,2]
                 */
                zoneid?: components["parameters"]["ZoneIds"];
                /**
                 * @description Id of the chosen module.
                 * @example 1
                 */
                moduleId?: components["parameters"]["ModuleId"];
                /**
                 * @description Latitude of the chosen location; the server measures distances from it.
                 * @example 25.2048
                 */
                latitude?: components["parameters"]["Latitude"];
                /**
                 * @description Longitude of the chosen location.
                 * @example 55.2708
                 */
                longitude?: components["parameters"]["Longitude"];
                /**
                 * @description The allergens and diets to leave out, and the strictness: `contained:` or `unstated:` followed by keys of allergens and diets. It is a header, and caches never store its reply, because it reveals health data. Souk extension, decision 033.
                 * @example contained:gluten,vegetarian
                 */
                "X-diet"?: components["parameters"]["Diet"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ItemList"];
                };
            };
            304: components["responses"]["NotModified"];
            403: components["responses"]["PlacedPageRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMostReviewedItems: {
        parameters: {
            query?: {
                /**
                 * @description Number of entries on a page.
                 * @example 12
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Page number, from 1.
                 * @example 1
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description The food type of the items; other modules return all items.
                 * @example all
                 */
                type?: components["parameters"]["ItemKind"];
            };
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description Zones of the chosen location, a JSON array in text.
                 * @example [1,2]
                 */
                zoneid?: components["parameters"]["ZoneIds"];
                /**
                 * @description Id of the chosen module.
                 * @example 1
                 */
                moduleId?: components["parameters"]["ModuleId"];
                /**
                 * @description Latitude of the chosen location; the server measures distances from it.
                 * @example 25.2048
                 */
                latitude?: components["parameters"]["Latitude"];
                /**
                 * @description Longitude of the chosen location.
                 * @example 55.2708
                 */
                longitude?: components["parameters"]["Longitude"];
                /**
                 * @description The allergens and diets to leave out, and the strictness: `contained:` or `unstated:` followed by keys of allergens and diets. It is a header, and caches never store its reply, because it reveals health data. Souk extension, decision 033.
                 * @example contained:gluten,vegetarian
                 */
                "X-diet"?: components["parameters"]["Diet"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategorizedItemList"];
                };
            };
            304: components["responses"]["NotModified"];
            403: components["responses"]["PlacedPageRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listNewArrivals: {
        parameters: {
            query?: {
                /**
                 * @description Number of entries on a page.
                 * @example 12
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Page number, from 1.
                 * @example 1
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description The food type of the items; other modules return all items.
                 * @example all
                 */
                type?: components["parameters"]["ItemKind"];
            };
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description Zones of the chosen location, a JSON array in text.
                 * @example [1,2]
                 */
                zoneid?: components["parameters"]["ZoneIds"];
                /**
                 * @description Id of the chosen module.
                 * @example 1
                 */
                moduleId?: components["parameters"]["ModuleId"];
                /**
                 * @description Latitude of the chosen location; the server measures distances from it.
                 * @example 25.2048
                 */
                latitude?: components["parameters"]["Latitude"];
                /**
                 * @description Longitude of the chosen location.
                 * @example 55.2708
                 */
                longitude?: components["parameters"]["Longitude"];
                /**
                 * @description The allergens and diets to leave out, and the strictness: `contained:` or `unstated:` followed by keys of allergens and diets. It is a header, and caches never store its reply, because it reveals health data. Souk extension, decision 033.
                 * @example contained:gluten,vegetarian
                 */
                "X-diet"?: components["parameters"]["Diet"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategorizedItemList"];
                };
            };
            304: components["responses"]["NotModified"];
            403: components["responses"]["PlacedPageRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRecommendedItems: {
        parameters: {
            query?: {
                /** @example all */
                filter?: "all";
                /**
                 * @description Number of entries on a page.
                 * @example 12
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Page number, from 1.
                 * @example 1
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description The food type of the items; other modules return all items.
                 * @example all
                 */
                type?: components["parameters"]["ItemKind"];
            };
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description Zones of the chosen location, a JSON array in text.
                 * @example [1,2]
                 */
                zoneid?: components["parameters"]["ZoneIds"];
                /**
                 * @description Id of the chosen module.
                 * @example 1
                 */
                moduleId?: components["parameters"]["ModuleId"];
                /**
                 * @description Latitude of the chosen location; the server measures distances from it.
                 * @example 25.2048
                 */
                latitude?: components["parameters"]["Latitude"];
                /**
                 * @description Longitude of the chosen location.
                 * @example 55.2708
                 */
                longitude?: components["parameters"]["Longitude"];
                /**
                 * @description The allergens and diets to leave out, and the strictness: `contained:` or `unstated:` followed by keys of allergens and diets. It is a header, and caches never store its reply, because it reveals health data. Souk extension, decision 033.
                 * @example contained:gluten,vegetarian
                 */
                "X-diet"?: components["parameters"]["Diet"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecommendedItems"];
                };
            };
            304: components["responses"]["NotModified"];
            403: components["responses"]["PlacedPageRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getItem: {
        parameters: {
            query?: {
                /**
                 * @description 1 when the id belongs to a campaign item.
                 * @example 0
                 */
                campaign?: 0 | 1;
            };
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path: {
                /**
                 * @description Id or slug.
                 * @example 12
                 */
                id: components["parameters"]["IdOrSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Item"];
                };
            };
            304: components["responses"]["NotModified"];
            403: components["responses"]["FieldRefused"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRelatedItems: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path: {
                /**
                 * @description Id or slug.
                 * @example 12
                 */
                id: components["parameters"]["IdOrSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Item"][];
                };
            };
            304: components["responses"]["NotModified"];
            403: components["responses"]["FieldRefused"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    suggestSearch: {
        parameters: {
            query: {
                /**
                 * @description The text that the customer typed.
                 * @example pizza
                 */
                name: components["parameters"]["Name"];
            };
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description Zones of the chosen location, a JSON array in text.
                 * @example [1,2]
                 */
                zoneid?: components["parameters"]["ZoneIds"];
                /**
                 * @description Id of the chosen module.
                 * @example 1
                 */
                moduleId?: components["parameters"]["ModuleId"];
                /**
                 * @description Latitude of the chosen location; the server measures distances from it.
                 * @example 25.2048
                 */
                latitude?: components["parameters"]["Latitude"];
                /**
                 * @description Longitude of the chosen location.
                 * @example 55.2708
                 */
                longitude?: components["parameters"]["Longitude"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchSuggestions"];
                };
            };
            304: components["responses"]["NotModified"];
            403: components["responses"]["PlaceNeeded"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSuggestedItems: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description Zones of the chosen location, a JSON array in text.
                 * @example [1,2]
                 */
                zoneid?: components["parameters"]["ZoneIds"];
                /**
                 * @description Id of the chosen module.
                 * @example 1
                 */
                moduleId?: components["parameters"]["ModuleId"];
                /**
                 * @description Latitude of the chosen location; the server measures distances from it.
                 * @example 25.2048
                 */
                latitude?: components["parameters"]["Latitude"];
                /**
                 * @description Longitude of the chosen location.
                 * @example 55.2708
                 */
                longitude?: components["parameters"]["Longitude"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Item"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PlaceNeeded"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listVisitAgainItems: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description Zones of the chosen location, a JSON array in text.
                 * @example [1,2]
                 */
                zoneid?: components["parameters"]["ZoneIds"];
                /**
                 * @description Id of the chosen module.
                 * @example 1
                 */
                moduleId?: components["parameters"]["ModuleId"];
                /**
                 * @description Latitude of the chosen location; the server measures distances from it.
                 * @example 25.2048
                 */
                latitude?: components["parameters"]["Latitude"];
                /**
                 * @description Longitude of the chosen location.
                 * @example 55.2708
                 */
                longitude?: components["parameters"]["Longitude"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Store"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PlaceNeeded"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateReview: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ReviewChange"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ReviewChangeRefused"];
            404: components["responses"]["ReviewToChangeNotFound"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["NotToReview"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    submitReview: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description Identifies one action: a new key for each action, the same key for each retry. A repeated key with the same body gets the first reply again; with another body it is refused with 422. The server remembers a key for 30 days.
                 * @example 0f6a1f5c-7a4e-4a57-9d0c-3f1d1c0a7b55
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ReviewForm"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ReviewRefused"];
            404: components["responses"]["ReviewNotFound"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["ReviewConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    reportReview: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewReport"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InvalidInput"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["ReportConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listItemReviews: {
        parameters: {
            query?: {
                /**
                 * @description Number of entries on a page.
                 * @example 12
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Page number, from 1.
                 * @example 1
                 */
                offset?: components["parameters"]["Offset"];
            };
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path: {
                /**
                 * @description Id or slug.
                 * @example 12
                 */
                id: components["parameters"]["IdOrSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewList"];
                };
            };
            304: components["responses"]["NotModified"];
            403: components["responses"]["PageRefused"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listStoreReviews: {
        parameters: {
            query: {
                /** @example 3 */
                store_id: components["parameters"]["StoreId"];
                /**
                 * @description Number of entries on a page.
                 * @example 12
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Page number, from 1.
                 * @example 1
                 */
                offset?: components["parameters"]["Offset"];
            };
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewList"];
                };
            };
            304: components["responses"]["NotModified"];
            403: components["responses"]["PageRefused"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCourierReview: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CourierReview"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CourierReviewChangeRefused"];
            404: components["responses"]["CourierReviewToChangeNotFound"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["NotToReview"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    submitCourierReview: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description Identifies one action: a new key for each action, the same key for each retry. A repeated key with the same body gets the first reply again; with another body it is refused with 422. The server remembers a key for 30 days.
                 * @example 0f6a1f5c-7a4e-4a57-9d0c-3f1d1c0a7b55
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CourierReview"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InvalidInput"];
            404: components["responses"]["ReviewNotFound"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["ReviewConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOrderReviews: {
        parameters: {
            query: {
                /** @example 100001 */
                order_id: components["parameters"]["OrderId"];
            };
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderReviews"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["FieldRefused"];
            404: components["responses"]["OrderNotFound"];
            409: components["responses"]["NotToReview"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReviewReminder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewReminder"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["FieldRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelReviewReminder: {
        parameters: {
            query: {
                /** @example 100001 */
                order_id: components["parameters"]["OrderId"];
            };
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["FieldRefused"];
            404: components["responses"]["OrderNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    combinedSearch: {
        parameters: {
            query?: {
                /** @example item */
                list_type?: "item" | "store";
                /** @example searched */
                data_type?: "searched" | "category" | "brand" | "discounted" | "new";
                /**
                 * @description The search text. Without it, the operation returns all entries.
                 * @example pizza
                 */
                name?: string;
                /**
                 * @description Ids as a JSON array in text.
                 * @example [3]
                 */
                category_ids?: string;
                /**
                 * @description Ids as a JSON array in text.
                 * @example []
                 */
                brand_ids?: string;
                /**
                 * @description Filters as a JSON array in text; `low` and `high` sort by price.
                 * @example ["top_rated","low"]
                 */
                filter?: string;
                /**
                 * @description Returns only entries with at least this rating.
                 * @example 4
                 */
                rating_count?: number;
                /** @example 0 */
                min_price?: number;
                /** @example 20000 */
                max_price?: number;
                /**
                 * @description Number of entries on a page.
                 * @example 12
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Page number, from 1.
                 * @example 1
                 */
                offset?: components["parameters"]["Offset"];
            };
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description Zones of the chosen location, a JSON array in text.
                 * @example [1,2]
                 */
                zoneid?: components["parameters"]["ZoneIds"];
                /**
                 * @description Id of the chosen module.
                 * @example 1
                 */
                moduleId?: components["parameters"]["ModuleId"];
                /**
                 * @description Latitude of the chosen location; the server measures distances from it.
                 * @example 25.2048
                 */
                latitude?: components["parameters"]["Latitude"];
                /**
                 * @description Longitude of the chosen location.
                 * @example 55.2708
                 */
                longitude?: components["parameters"]["Longitude"];
                /**
                 * @description The allergens and diets to leave out, and the strictness: `contained:` or `unstated:` followed by keys of allergens and diets. It is a header, and caches never store its reply, because it reveals health data. Souk extension, decision 033.
                 * @example contained:gluten,vegetarian
                 */
                "X-diet"?: components["parameters"]["Diet"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchResult"];
                };
            };
            304: components["responses"]["NotModified"];
            403: components["responses"]["PlacedPageRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCart: {
        parameters: {
            query?: {
                /**
                 * @description Required without a token.
                 * @example 7c1d5a5e0b8f4c0f9a3a2f6f3f1b7a90
                 */
                guest_id?: components["parameters"]["GuestId"];
            };
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description Id of the chosen module.
                 * @example 1
                 */
                moduleId?: components["parameters"]["ModuleId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartLine"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["GuestNeeded"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSavedCart: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartLine"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["FieldRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    chooseCart: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description Id of the chosen module.
                 * @example 1
                 */
                moduleId?: components["parameters"]["ModuleId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CartChoice"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartLine"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InvalidInput"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addToCart: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description Id of the chosen module.
                 * @example 1
                 */
                moduleId?: components["parameters"]["ModuleId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCartLine"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartLine"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CartRefused"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    replaceCartLine: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description Id of the chosen module.
                 * @example 1
                 */
                moduleId?: components["parameters"]["ModuleId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CartLineReplacement"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartLine"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ReplacementRefused"];
            404: components["responses"]["LineNotFound"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCart: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description Id of the chosen module.
                 * @example 1
                 */
                moduleId?: components["parameters"]["ModuleId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CartLineChange"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartLine"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["LineRefused"];
            404: components["responses"]["LineNotFound"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeFromCart: {
        parameters: {
            query: {
                /**
                 * @description Id of the cart line.
                 * @example 41
                 */
                cart_id: components["schemas"]["Id"];
                /**
                 * @description Required without a token.
                 * @example 7c1d5a5e0b8f4c0f9a3a2f6f3f1b7a90
                 */
                guest_id?: components["parameters"]["GuestId"];
            };
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description Id of the chosen module.
                 * @example 1
                 */
                moduleId?: components["parameters"]["ModuleId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartLine"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["GuestNeeded"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    clearCart: {
        parameters: {
            query?: {
                /**
                 * @description Required without a token.
                 * @example 7c1d5a5e0b8f4c0f9a3a2f6f3f1b7a90
                 */
                guest_id?: components["parameters"]["GuestId"];
            };
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description Id of the chosen module.
                 * @example 1
                 */
                moduleId?: components["parameters"]["ModuleId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartLine"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["GuestNeeded"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAddresses: {
        parameters: {
            query?: {
                /**
                 * @description Number of entries on a page.
                 * @example 12
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Page number, from 1.
                 * @example 1
                 */
                offset?: components["parameters"]["Offset"];
            };
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddressList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PageRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addAddress: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewAddress"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddressSaved"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AddressRefused"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateAddress: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddressBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddressSaved"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AddressRefused"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    replaceAddress: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path: {
                /**
                 * @description Numeric id.
                 * @example 12
                 */
                id: components["parameters"]["NumberInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddressBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddressSaved"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AddressRefused"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteAddress: {
        parameters: {
            query: {
                /** @example 7 */
                address_id: components["schemas"]["Id"];
            };
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InvalidInput"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createQuote: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuoteRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quote"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["QuoteRefused"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    placeOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description Identifies one action: a new key for each action, the same key for each retry. A repeated key with the same body gets the first reply again; with another body it is refused with 422. The server remembers a key for 30 days.
                 * @example 0f6a1f5c-7a4e-4a57-9d0c-3f1d1c0a7b55
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Zones of the chosen location, a JSON array in text.
                 * @example [1,2]
                 */
                zoneid?: components["parameters"]["ZoneIds"];
                /**
                 * @description Id of the chosen module.
                 * @example 1
                 */
                moduleId?: components["parameters"]["ModuleId"];
                /**
                 * @description Latitude of the chosen location; the server measures distances from it.
                 * @example 25.2048
                 */
                latitude?: components["parameters"]["Latitude"];
                /**
                 * @description Longitude of the chosen location.
                 * @example 55.2708
                 */
                longitude?: components["parameters"]["Longitude"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderPlacement"];
                "multipart/form-data": components["schemas"]["OrderPlacement"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderPlaced"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OrderRefused"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["StillRunning"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    placePrescription: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description Identifies one action: a new key for each action, the same key for each retry. A repeated key with the same body gets the first reply again; with another body it is refused with 422. The server remembers a key for 30 days.
                 * @example 0f6a1f5c-7a4e-4a57-9d0c-3f1d1c0a7b55
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["PrescriptionPlacement"];
                "application/json": components["schemas"]["PrescriptionPlacement"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderPlaced"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PrescriptionRefused"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["StillRunning"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPrescriptionPictures: {
        parameters: {
            query?: {
                /**
                 * @description Required without a token.
                 * @example 7c1d5a5e0b8f4c0f9a3a2f6f3f1b7a90
                 */
                guest_id?: components["parameters"]["GuestId"];
            };
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrescriptionPictures"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["GuestNeeded"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addPrescriptionPicture: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description Identifies one action: a new key for each action, the same key for each retry. A repeated key with the same body gets the first reply again; with another body it is refused with 422. The server remembers a key for 30 days.
                 * @example 0f6a1f5c-7a4e-4a57-9d0c-3f1d1c0a7b55
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["PrescriptionPictureForm"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrescriptionPicture"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PictureRefused"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["StillRunning"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removePrescriptionPicture: {
        parameters: {
            query: {
                /**
                 * @description The id that the upload returned.
                 * @example 4f0c2a8e-7a1e-4b7c-9d1f-2c5b8a6e3d90
                 */
                picture_id: components["schemas"]["PictureId"];
                /**
                 * @description Required without a token.
                 * @example 7c1d5a5e0b8f4c0f9a3a2f6f3f1b7a90
                 */
                guest_id?: components["parameters"]["GuestId"];
            };
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrescriptionPictures"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["GuestNeeded"];
            404: components["responses"]["PictureNotFound"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    acceptPrescriptionPrice: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PriceAcceptance"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["GuestNeeded"];
            404: components["responses"]["OrderNotFound"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["PriceNotAccepted"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPrescription: {
        parameters: {
            query: {
                /** @example 100001 */
                order_id: components["parameters"]["OrderId"];
                /**
                 * @description Required without a token.
                 * @example 7c1d5a5e0b8f4c0f9a3a2f6f3f1b7a90
                 */
                guest_id?: components["parameters"]["GuestId"];
            };
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Prescription"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["GuestNeeded"];
            404: components["responses"]["OrderNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOrders: {
        parameters: {
            query?: {
                /**
                 * @description Returns only orders of this module.
                 * @example 1
                 */
                module_id?: components["schemas"]["Id"];
                /**
                 * @description Part of the name of the store or of an item, in either language, or the order id. Without it, the operation returns all orders.
                 * @example pizza
                 */
                name?: string;
                /**
                 * @description Number of entries on a page.
                 * @example 12
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Page number, from 1.
                 * @example 1
                 */
                offset?: components["parameters"]["Offset"];
            };
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path: {
                /**
                 * @description All orders, running orders, or past orders.
                 * @example list
                 */
                type: "list" | "running-orders" | "past-orders";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PageRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOrderDetails: {
        parameters: {
            query: {
                /** @example 100001 */
                order_id: components["parameters"]["OrderId"];
                /**
                 * @description Required without a token.
                 * @example 7c1d5a5e0b8f4c0f9a3a2f6f3f1b7a90
                 */
                guest_id?: components["parameters"]["GuestId"];
                /**
                 * @description Phone number of a guest's order. Wrong ones are counted (docs/security.md).
                 * @example +971501234567
                 */
                contact_number?: components["parameters"]["ContactNumber"];
                /**
                 * @description E-mail address of a guest's order. Wrong ones are counted (docs/security.md).
                 * @example sara@example.com
                 */
                contact_email?: components["parameters"]["ContactEmail"];
            };
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description A token of proveOrder. For the order that it was made for, the caller may do what the guest who placed the order may do here. Ignored when it is wrong or has expired, or when the order belongs to a customer. Souk extension, decision 042.
                 * @example 3t9mDq0Yh2vJx5cR8bWn1zKfLpUoSiAe7gTyBdMhNwE
                 */
                "X-order-token"?: components["parameters"]["OrderToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderLine"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["GuestNeeded"];
            404: components["responses"]["OrderNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    trackOrder: {
        parameters: {
            query: {
                /** @example 100001 */
                order_id: components["parameters"]["OrderId"];
                /**
                 * @description Required without a token.
                 * @example 7c1d5a5e0b8f4c0f9a3a2f6f3f1b7a90
                 */
                guest_id?: components["parameters"]["GuestId"];
                /**
                 * @description Phone number of a guest's order. Wrong ones are counted (docs/security.md).
                 * @example +971501234567
                 */
                contact_number?: components["parameters"]["ContactNumber"];
            };
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description A token of proveOrder. For the order that it was made for, the caller may do what the guest who placed the order may do here. Ignored when it is wrong or has expired, or when the order belongs to a customer. Souk extension, decision 042.
                 * @example 3t9mDq0Yh2vJx5cR8bWn1zKfLpUoSiAe7gTyBdMhNwE
                 */
                "X-order-token"?: components["parameters"]["OrderToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrackedOrder"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["GuestNeeded"];
            404: components["responses"]["OrderNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCourierLocation: {
        parameters: {
            query: {
                /** @example 100001 */
                order_id: components["parameters"]["OrderId"];
                /**
                 * @description Required without a token.
                 * @example 7c1d5a5e0b8f4c0f9a3a2f6f3f1b7a90
                 */
                guest_id?: components["parameters"]["GuestId"];
                /**
                 * @description Phone number of a guest's order. Wrong ones are counted (docs/security.md).
                 * @example +971501234567
                 */
                contact_number?: components["parameters"]["ContactNumber"];
            };
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourierLocation"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["GuestNeeded"];
            404: components["responses"]["NotOnTheWay"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    findPlacedOrder: {
        parameters: {
            query?: {
                /**
                 * @description Required without a token.
                 * @example 7c1d5a5e0b8f4c0f9a3a2f6f3f1b7a90
                 */
                guest_id?: components["parameters"]["GuestId"];
            };
            header: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description The Idempotency-Key with which the order was placed.
                 * @example 0f6a1f5c-7a4e-4a57-9d0c-3f1d1c0a7b55
                 */
                "Idempotency-Key": components["parameters"]["PlacedKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderPlaced"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["KeyNeeded"];
            404: components["responses"]["OrderNotFound"];
            409: components["responses"]["StillRunning"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelFailedOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description A token of proveOrder. For the order that it was made for, the caller may do what the guest who placed the order may do here. Ignored when it is wrong or has expired, or when the order belongs to a customer. Souk extension, decision 042.
                 * @example 3t9mDq0Yh2vJx5cR8bWn1zKfLpUoSiAe7gTyBdMhNwE
                 */
                "X-order-token"?: components["parameters"]["OrderToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderCancellation"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["GuestNeeded"];
            404: components["responses"]["OrderNotFound"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["StatusConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description A token of proveOrder. For the order that it was made for, the caller may do what the guest who placed the order may do here. Ignored when it is wrong or has expired, or when the order belongs to a customer. Souk extension, decision 042.
                 * @example 3t9mDq0Yh2vJx5cR8bWn1zKfLpUoSiAe7gTyBdMhNwE
                 */
                "X-order-token"?: components["parameters"]["OrderToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderCancellation"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["GuestNeeded"];
            404: components["responses"]["OrderNotFound"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["CancelRefused"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    switchPaymentMethod: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description A token of proveOrder. For the order that it was made for, the caller may do what the guest who placed the order may do here. Ignored when it is wrong or has expired, or when the order belongs to a customer. Souk extension, decision 042.
                 * @example 3t9mDq0Yh2vJx5cR8bWn1zKfLpUoSiAe7gTyBdMhNwE
                 */
                "X-order-token"?: components["parameters"]["OrderToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentSwitch"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["SwitchRefused"];
            404: components["responses"]["OrderNotFound"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["SwitchConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    startPayment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description A token of proveOrder. For the order that it was made for, the caller may do what the guest who placed the order may do here. Ignored when it is wrong or has expired, or when the order belongs to a customer. Souk extension, decision 042.
                 * @example 3t9mDq0Yh2vJx5cR8bWn1zKfLpUoSiAe7gTyBdMhNwE
                 */
                "X-order-token"?: components["parameters"]["OrderToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentStart"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentStarted"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PaymentRefused"];
            404: components["responses"]["OrderNotFound"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["NothingToPay"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkRunningOrder: {
        parameters: {
            query?: {
                /**
                 * @description Required without a token.
                 * @example 7c1d5a5e0b8f4c0f9a3a2f6f3f1b7a90
                 */
                guest_id?: components["parameters"]["GuestId"];
            };
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RunningOrder"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["GuestNeeded"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewOrderAgain: {
        parameters: {
            query: {
                /** @example 100001 */
                order_id: components["parameters"]["OrderId"];
                /**
                 * @description Required without a token.
                 * @example 7c1d5a5e0b8f4c0f9a3a2f6f3f1b7a90
                 */
                guest_id?: components["parameters"]["GuestId"];
            };
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description A token of proveOrder. For the order that it was made for, the caller may do what the guest who placed the order may do here. Ignored when it is wrong or has expired, or when the order belongs to a customer. Souk extension, decision 042.
                 * @example 3t9mDq0Yh2vJx5cR8bWn1zKfLpUoSiAe7gTyBdMhNwE
                 */
                "X-order-token"?: components["parameters"]["OrderToken"];
                /**
                 * @description Zones of the chosen location, a JSON array in text.
                 * @example [1,2]
                 */
                zoneid?: components["parameters"]["ZoneIds"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderAgainPreview"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["GuestAndZoneNeeded"];
            404: components["responses"]["OrderNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    orderAgain: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description A token of proveOrder. For the order that it was made for, the caller may do what the guest who placed the order may do here. Ignored when it is wrong or has expired, or when the order belongs to a customer. Souk extension, decision 042.
                 * @example 3t9mDq0Yh2vJx5cR8bWn1zKfLpUoSiAe7gTyBdMhNwE
                 */
                "X-order-token"?: components["parameters"]["OrderToken"];
                /**
                 * @description Identifies one action: a new key for each action, the same key for each retry. A repeated key with the same body gets the first reply again; with another body it is refused with 422. The server remembers a key for 30 days.
                 * @example 0f6a1f5c-7a4e-4a57-9d0c-3f1d1c0a7b55
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderToRepeat"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RepeatedOrder"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OrderAgainRefused"];
            404: components["responses"]["OrderNotFound"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["StillRunning"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    undoOrderAgain: {
        parameters: {
            query?: {
                /**
                 * @description Required without a token.
                 * @example 7c1d5a5e0b8f4c0f9a3a2f6f3f1b7a90
                 */
                guest_id?: components["parameters"]["GuestId"];
            };
            header: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description The Idempotency-Key with which orderAgain ran.
                 * @example 0f6a1f5c-7a4e-4a57-9d0c-3f1d1c0a7b55
                 */
                "Idempotency-Key": components["parameters"]["RepeatedKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestoredCart"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["KeyNeeded"];
            404: components["responses"]["NothingToUndo"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["CartChanged"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReceipt: {
        parameters: {
            query: {
                /** @example 100001 */
                order_id: components["parameters"]["OrderId"];
                /**
                 * @description Required without a token.
                 * @example 7c1d5a5e0b8f4c0f9a3a2f6f3f1b7a90
                 */
                guest_id?: components["parameters"]["GuestId"];
                /**
                 * @description Phone number of a guest's order. Wrong ones are counted (docs/security.md).
                 * @example +971501234567
                 */
                contact_number?: components["parameters"]["ContactNumber"];
                /**
                 * @description E-mail address of a guest's order. Wrong ones are counted (docs/security.md).
                 * @example sara@example.com
                 */
                contact_email?: components["parameters"]["ContactEmail"];
            };
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description A token of proveOrder. For the order that it was made for, the caller may do what the guest who placed the order may do here. Ignored when it is wrong or has expired, or when the order belongs to a customer. Souk extension, decision 042.
                 * @example 3t9mDq0Yh2vJx5cR8bWn1zKfLpUoSiAe7gTyBdMhNwE
                 */
                "X-order-token"?: components["parameters"]["OrderToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Receipt"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["GuestNeeded"];
            404: components["responses"]["OrderNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    openReceipt: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description A token of proveOrder. For the order that it was made for, the caller may do what the guest who placed the order may do here. Ignored when it is wrong or has expired, or when the order belongs to a customer. Souk extension, decision 042.
                 * @example 3t9mDq0Yh2vJx5cR8bWn1zKfLpUoSiAe7gTyBdMhNwE
                 */
                "X-order-token"?: components["parameters"]["OrderToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReceiptOpening"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceiptPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["GuestNeeded"];
            404: components["responses"]["OrderNotFound"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendOrderCode: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderCode"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeSent"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["GuestNeeded"];
            404: components["responses"]["OrderNotFound"];
            405: components["responses"]["CodeThrottled"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    proveOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderProof"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderProven"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OrderCodeRefused"];
            404: components["responses"]["OrderNotFound"];
            405: components["responses"]["CodeThrottled"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    shareOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderSharing"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderLink"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["GuestNeeded"];
            404: components["responses"]["OrderNotFound"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["NotToShare"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    stopSharingOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderSharing"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["GuestNeeded"];
            404: components["responses"]["OrderNotFound"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    trackSharedOrder: {
        parameters: {
            query: {
                /**
                 * @description The part of the link after /t/.
                 * @example Vb0r3Jw5Yq2mXc8dN1tKzE
                 */
                token: string;
            };
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SharedOrder"];
                };
            };
            403: components["responses"]["FieldRefused"];
            404: components["responses"]["OrderLinkGone"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    shareParcel: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderSharing"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParcelLinks"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["GuestNeeded"];
            404: components["responses"]["OrderNotFound"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["ParcelNotToShare"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    trackSharedParcel: {
        parameters: {
            query: {
                /**
                 * @description The token that shareParcel returned for this side.
                 * @example Vb0r3Jw5Yq2mXc8dN1tKzE
                 */
                token: string;
            };
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SharedParcel"];
                };
            };
            403: components["responses"]["FieldRefused"];
            404: components["responses"]["OrderLinkGone"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRefundReasons: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefundReasons"];
                };
            };
            304: components["responses"]["NotModified"];
            403: components["responses"]["FieldRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRefundOffer: {
        parameters: {
            query: {
                /** @example 100001 */
                order_id: components["parameters"]["OrderId"];
                /**
                 * @description Required without a token.
                 * @example 7c1d5a5e0b8f4c0f9a3a2f6f3f1b7a90
                 */
                guest_id?: components["parameters"]["GuestId"];
            };
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description A token of proveOrder. For the order that it was made for, the caller may do what the guest who placed the order may do here. Ignored when it is wrong or has expired, or when the order belongs to a customer. Souk extension, decision 042.
                 * @example 3t9mDq0Yh2vJx5cR8bWn1zKfLpUoSiAe7gTyBdMhNwE
                 */
                "X-order-token"?: components["parameters"]["OrderToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefundOffer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RefundClosed"];
            404: components["responses"]["OrderNotFound"];
            409: components["responses"]["NoRefundNow"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestRefund: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description A token of proveOrder. For the order that it was made for, the caller may do what the guest who placed the order may do here. Ignored when it is wrong or has expired, or when the order belongs to a customer. Souk extension, decision 042.
                 * @example 3t9mDq0Yh2vJx5cR8bWn1zKfLpUoSiAe7gTyBdMhNwE
                 */
                "X-order-token"?: components["parameters"]["OrderToken"];
                /**
                 * @description Identifies one action: a new key for each action, the same key for each retry. A repeated key with the same body gets the first reply again; with another body it is refused with 422. The server remembers a key for 30 days.
                 * @example 0f6a1f5c-7a4e-4a57-9d0c-3f1d1c0a7b55
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["RefundForm"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RefundRefused"];
            404: components["responses"]["OrderNotFound"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["RefundConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveOfflinePayment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description A token of proveOrder. For the order that it was made for, the caller may do what the guest who placed the order may do here. Ignored when it is wrong or has expired, or when the order belongs to a customer. Souk extension, decision 042.
                 * @example 3t9mDq0Yh2vJx5cR8bWn1zKfLpUoSiAe7gTyBdMhNwE
                 */
                "X-order-token"?: components["parameters"]["OrderToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfflinePaymentInfo"];
                "multipart/form-data": components["schemas"]["OfflinePaymentInfo"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["TransferRefused"];
            404: components["responses"]["OrderNotFound"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["NothingToTransfer"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOfflinePaymentMethods: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfflinePaymentMethod"][];
                };
            };
            304: components["responses"]["NotModified"];
            403: components["responses"]["FieldRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCancellationReasons: {
        parameters: {
            query?: {
                /**
                 * @description Number of entries on a page.
                 * @example 12
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Page number, from 1.
                 * @example 1
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description The side whose reasons the operation returns.
                 * @example customer
                 */
                type?: "customer" | "store" | "deliveryman";
            };
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CancellationReasonList"];
                };
            };
            304: components["responses"]["NotModified"];
            403: components["responses"]["PageRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMostTips: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MostTips"];
                };
            };
            304: components["responses"]["NotModified"];
            403: components["responses"]["FieldRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    subscribeNewsletter: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Subscription"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            403: components["responses"]["InvalidInput"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLanding: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Landing"];
                };
            };
            304: components["responses"]["NotModified"];
            403: components["responses"]["FieldRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAboutUs: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"];
                };
            };
            304: components["responses"]["NotModified"];
            403: components["responses"]["FieldRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTermsAndConditions: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"];
                };
            };
            304: components["responses"]["NotModified"];
            403: components["responses"]["FieldRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPrivacyPolicy: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"];
                };
            };
            304: components["responses"]["NotModified"];
            403: components["responses"]["FieldRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRefundPolicy: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"];
                };
            };
            304: components["responses"]["NotModified"];
            403: components["responses"]["FieldRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReviewPolicy: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"];
                };
            };
            304: components["responses"]["NotModified"];
            403: components["responses"]["FieldRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getShippingPolicy: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"];
                };
            };
            304: components["responses"]["NotModified"];
            403: components["responses"]["FieldRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCancellationPolicy: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"];
                };
            };
            304: components["responses"]["NotModified"];
            403: components["responses"]["FieldRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    streamEvents: {
        parameters: {
            query?: {
                /**
                 * @description Required without a token.
                 * @example 7c1d5a5e0b8f4c0f9a3a2f6f3f1b7a90
                 */
                guest_id?: components["parameters"]["GuestId"];
            };
            header?: {
                /**
                 * @description Language of texts and messages. Any other value counts as `en`.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Name of the client program; this server does not read it.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The event stream. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["GuestNeeded"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    healthz: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    readyz: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    metrics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Metrics, counted by route pattern. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            401: components["responses"]["OperatorUnknown"];
        };
    };
}
type WithRequired<T, K extends keyof T> = T & {
    [P in K]-?: T[P];
};
