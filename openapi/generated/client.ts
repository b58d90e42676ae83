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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Settings of the shop
         * @description The business, its flags, currency, payment methods and what each kind of module can do. docs/spec.md §3 Config; docs/contract.md §2 Location.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Places that match a text
         * @description Suggestions while a location is typed, best first, at most ten; none for a text that matches nothing. docs/spec.md §3 Location, §7 Location.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Where a suggested place is
         * @description The coordinates of a suggestion. docs/spec.md §7 Location.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Address of a position
         * @description The addresses at a position, the nearest first. docs/spec.md §7 Location reads results[0].formatted_address.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Zones that hold a position
         * @description zone_id is the text for the zoneid header. A position outside all zones answers 404, one in zones that are switched off 403, both with code coordinates. docs/spec.md §3 Zone, §4 Location pick; docs/contract.md §2 Location.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Distance between two positions
         * @description Length in metres and time in seconds of the way between two positions, in the shape of a distance matrix with one cell. docs/spec.md §7 Location, §9 Price and display.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * All zones with their outlines
         * @description For drawing where the shop delivers. docs/contract.md §2 Location.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Modules of the shop
         * @description All active modules, in the order the owner gave them; the client offers those whose zones hold the chosen location. docs/spec.md §2 Module picker, §3 Module.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
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
         * A new guest
         * @description Issues a guest id, with which a visitor without an account has a cart and orders. docs/spec.md §4 Cart, §6 Guest.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
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
         * Make an account
         * @description Signs the new customer in. With a guest_id the cart and orders of the guest become the customer's and the id dies. docs/spec.md §7 Auth; docs/contract.md §1, §2 Auth.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
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
         * Sign in
         * @description With a guest_id the cart and orders of the guest become the customer's and the id dies. docs/spec.md §7 Auth; docs/contract.md §1, §2 Auth.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
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
         * @description Ends the session: its token opens nothing any more, and its device hears nothing more. Other sessions of the customer stay. Ours, beyond docs/spec.md §7; docs/spec.md §4 Logout.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
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
         * @description Takes the code that sign-up, login or verify-phone/send sent, once. The customer is signed in; with a guest_id the cart and orders of the guest become the customer's and the id dies. docs/spec.md §7 Auth; docs/contract.md §2 Auth.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
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
         * Send the verification code again
         * @description Ours, beyond docs/contract.md §2 Auth. A code goes to a number whose account waits for its verification; the answer is the same when there is none.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
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
         * Send a code to sign in with
         * @description Ours, beyond the family: docs/contract.md §2 Ours. The code goes to the phone of an account, and login takes it in place of a password; the answer is the same when there is none.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
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
         * Verify a phone number by Firebase
         * @description For shops whose codes are sent by Firebase: it is asked whether the code of its session is right. Then as verify-phone. docs/spec.md §7 Auth; docs/contract.md §2 Auth.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
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
         * Send a code for a new password
         * @description To the phone or e-mail address of an account that has a password; the answer is the same when there is none. docs/contract.md §2 Auth.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
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
         * Check the code for a new password
         * @description Leaves the code unused; a wrong one counts as a try. docs/contract.md §2 Auth.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set a new password
         * @description Uses the code up, verifies the phone or e-mail address it went to, and ends every session of the account. The device is known from then on and can sign in however many others tried passwords. docs/contract.md §2 Auth.
         */
        put: operations["resetPassword"];
        post?: never;
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
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
         * @description Takes an OpenID Connect id token of the medium. An account is joined when both sides have verified the same e-mail address. Somebody new has no account yet (`token` null, `is_personal_info` 0): ask for the phone, then social-register with the same id token. docs/spec.md §7 Auth; docs/contract.md §2 Auth.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
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
         * Make an account with Google, Apple or Facebook
         * @description The phone step of social-login. What the id token says of the e-mail address is believed, what the body says is kept unverified. An account the token already belongs to is signed in. docs/spec.md §7 Auth; docs/contract.md §2 Auth.
         */
        post: operations["socialRegister"];
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Who is signed in
         * @description The customer with wallet, points and welcome discount. docs/spec.md §3 Profile; docs/contract.md §2 Profile.
         */
        get: operations["getCustomerInfo"];
        /**
         * Change who is signed in
         * @description All but a new picture. Another e-mail address and a password need the current password or a code (docs/contract.md §2 Profile); a new password ends every other session. docs/spec.md §5 Profile form, §7 Profile.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
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
         * Change who is signed in, with a picture
         * @description As PUT customer/info; the picture is drawn anew as a square and replaces the one before. docs/spec.md §5 Profile form, §7 Profile.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
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
         * Erase the account
         * @description Name, phone number, e-mail address, picture, addresses, wishlist, devices and sessions are gone for good; orders stay in the books without the person. Refused without the current password or a code (docs/contract.md §2 Profile), while an order is under way or a refund is not decided, and while the wallet holds money that the customer does not give up; customer/removal says all of it before. POST does the same, for networks that drop the body of a DELETE. docs/spec.md §4 Profile delete, §8 Account.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
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
         * Send a code that confirms a change of the account
         * @description Ours, beyond docs/contract.md §2 Profile. For customers who do not know their password, or have none: the code goes to the account's own verified phone or e-mail address, and stands in for the current password when the e-mail address or the password is changed or the account is removed. A new code ends the one before.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
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
         * Send a code that verifies the e-mail address
         * @description Ours, beyond the family: docs/contract.md §2 Ours. The code goes to the e-mail address of the account. A new code ends the one before.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
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
         * @description Ours, beyond the family: docs/contract.md §2 Ours. The code shows that the customer reads what is sent to the e-mail address of the account; codes that confirm a change, and those for another password, may go there from then on.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Where the customer is signed in
         * @description The session that asks first, the others by their last use, the latest first. It names browser and system in words, and keeps no network address. docs/contract.md §2 Ours.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        /**
         * Sign out one other device
         * @description Its token opens nothing from now on, and it receives no push messages. The session that asks is refused: it signs out by auth/logout. Replies with the sessions that are left. docs/contract.md §2 Ours.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
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
         * @description Only the session that asks is left. Doing it twice changes nothing. docs/contract.md §2 Ours.
         */
        delete: operations["endOtherSessions"];
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * What stands against erasing the account
         * @description Orders under way, refunds that are not decided, and money in the wallet, each with the code that customer/remove-account refuses with; what is lost with the account, and how its owner can prove themselves. docs/spec.md §4 Profile delete; docs/contract.md §2 Ours.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Everything the shop keeps of the customer
         * @description Of each kind the newest rows, as many as `rows_at_most` says, streamed kind by kind. No password, code, token or payment secret is in it. docs/contract.md §2 Ours.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
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
         * Choose categories the customer likes
         * @description They replace those of the module; those of other modules stay. Suggested products follow them. docs/spec.md §2 /interest; docs/contract.md §2 Profile.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
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
         * Where push messages reach this session
         * @description One device a session; a device that another session named before is taken from it. docs/spec.md §7 Profile.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * What happened lately
         * @description One entry for every step an order of the customer took, every message to them and every friend their referral code brought, the newest first. docs/spec.md §3 Push notification; docs/contract.md §2 Profile.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Mark all notifications up to an instant as read
         * @description What arrived after the customer read the list stays unread. Marking twice changes nothing. docs/contract.md §2 Ours.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Mark one notification as read
         * @description The customer opened it. Marking twice changes nothing. docs/contract.md §2 Ours.
         */
        put: operations["readNotification"];
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Which kinds reach the devices
         * @description All of them until the customer says otherwise. docs/spec.md §3 Push notification; docs/contract.md §2 Ours.
         */
        get: operations["getNotificationSettings"];
        /**
         * Choose which kinds reach the devices
         * @description The choice holds for every device of the customer, from the next notification on. docs/contract.md §2 Ours.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The key a browser subscribes with
         * @description The public key by which the push service of a browser knows the shop (RFC 8292); null when the shop sends nothing to browsers. docs/spec.md §4 Push messages; docs/contract.md §2 Ours.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
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
         * Send push messages to this browser
         * @description The shop sends this browser the news of the shopper's orders, messages and referrals, in the language of this request. A browser belongs to the shopper who subscribed last. Subscribing twice changes nothing. Only push services of browsers are accepted as `endpoint`; ten browsers of a shopper receive messages, a further one takes the place of the oldest. Ends with the session, at sign-out and with the account. docs/spec.md §4 Push messages; docs/contract.md §2 Ours.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
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
         * Send no more push messages to this browser
         * @description Ends the shopper's own subscription of this browser. A browser without one is answered the same. docs/spec.md §4 Push messages; docs/contract.md §2 Ours.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Conversations of the customer
         * @description The latest first; those with a store or a courier that is gone stay readable. docs/spec.md §2 inbox, §7 Other (Messages); docs/contract.md §2 chat.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Conversations with whoever has this name
         * @description Part of the name of a store, a courier or the support, in either language. docs/spec.md §7 Other (Messages); docs/contract.md §2 chat.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Messages of a conversation
         * @description The latest first. Whoever asks has read all of them from now on. With receiver_type and receiver_id instead of conversation_id it is the conversation with them, empty before the first message. docs/spec.md §2 /chatting, §7 Other (Messages); docs/contract.md §2 chat.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
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
         * Write to a store, a courier or the support
         * @description Words, pictures or both; the first message begins the conversation. A courier can be written to only by whoever has an order they carry. One message, however often it is sent with the same Idempotency-Key. docs/spec.md §5 Uploads, §7 Other (Messages); docs/contract.md §1, §2 chat.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * What came into the wallet and went out of it
         * @description The newest first, with the balance after each. Answered while the wallet is switched off, too. docs/spec.md §7 Other; docs/contract.md §2 Wallet.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * What is added to money put into the wallet
         * @description The offers that hold now. docs/spec.md §7 Other; docs/contract.md §2 Wallet.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
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
         * Put money into the wallet
         * @description Opens the gateway's page; sent again with the same Idempotency-Key, it answers the same page. From there the browser comes back to `callback` as from paying an order, with `flag` and a `token` without `attribute_id`; its `transaction_reference` is the `reference` of the transactions that the money becomes. Neither is signed: what came is seen in the transactions. The bonus offered when it was begun comes with it. docs/spec.md §7 Other; docs/contract.md §1, §2 Wallet.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * What points came and went
         * @description The newest first, in points, with how many there were after each. docs/spec.md §7 Other; docs/contract.md §2 Wallet.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
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
         * Change points into money
         * @description Takes points and puts `point / loyalty_point_exchange_rate` units of the currency into the wallet, at least `loyalty_point_minimum_point` at a time; once, however often it is sent with the same Idempotency-Key. docs/spec.md §7 Other; docs/contract.md §1, §2 Wallet.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * What the customer keeps for later
         * @description Items and stores in the zones, of the module when one is named and of all modules without; the latest first. What is no longer sold is left out, but not forgotten. docs/spec.md §2 Wishlist drawer, §7 Wishlist.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
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
         * Keep an item or a store for later
         * @description One of item_id and store_id; at most 100 items and 100 stores are kept. docs/spec.md §4 Wishlist, §7 Wishlist.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
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
         * Take an item or a store off the wishlist
         * @description One of item_id and store_id. docs/spec.md §4 Wishlist, §7 Wishlist.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Categories of a module
         * @description Top categories of which something is on sale in the zones, with their children, in the order the owner gave them. docs/spec.md §3 Category; cached 5 minutes, docs/spec.md §9.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * One category
         * @description With its children. docs/spec.md §7 Browse.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Children of a category
         * @description docs/spec.md §7 Browse.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Items of a category
         * @description Items of the category and its children sold in the zones, the most ordered first. docs/spec.md §7 Browse.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Stores of a category
         * @description Stores in the zones that sell something of the category, open ones first, then by distance. docs/spec.md §7 Browse.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Items of the featured categories
         * @description With the featured categories for the tabs: those that have an item on this page. docs/spec.md §9: 20 items, cached 8 minutes.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Brands of a module
         * @description All brands in the order the owner gave them, each with how many of its goods are sold in the zones. docs/spec.md §3 Brand, §2 Brands page.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Items of a brand
         * @description Goods of the brand sold in the zones, the most ordered first. docs/spec.md §7 Browse.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Common conditions
         * @description What the goods of a pharmacy help with. docs/spec.md §3 Common condition; cached 8 minutes, docs/spec.md §9.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Items for a condition
         * @description Goods sold in the zones that help with it, the most ordered first. docs/spec.md §7 Browse; 20 a page, docs/spec.md §9.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * What can be sent
         * @description The categories of parcels. docs/spec.md §3 Parcel category, §2 Parcel home.
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
    "/banners": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Banners of a module
         * @description Banners and running campaigns of the zones. docs/spec.md §3 Banner, Campaign; cached 5 minutes, docs/spec.md §9.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Pictures between the sections of a module
         * @description Null where the module has none. docs/spec.md §3 Parcel home content (promotional banners).
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * How to get the services of a module
         * @description A video or a picture with its steps; nulls and an empty list where the module has none. docs/spec.md §2 Parcel home, §3 Parcel home content.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Why to choose a module
         * @description Reasons in the order the owner gave them. docs/spec.md §2 Parcel home, §7 Browse (field banners).
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Highlights for you
         * @description Promotions that run now of stores in the zones, at most fifty. docs/spec.md §3 Ad / promotion, §2 Home layouts; cached for the shortest time there is, docs/spec.md §9.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Cashback offers
         * @description Offers that hold now. docs/spec.md §3 Cashback.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * What an order earns back
         * @description The offer that gives the most for this amount; nulls and 0 when none does. docs/contract.md §2 Browse (cashback/getCashback).
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Coupons of a module
         * @description Coupons that are valid today in the zones. docs/spec.md §3 Coupon.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Is this coupon good here?
         * @description The coupon when the shopper may use it in the store. Nothing is used up by asking. Unknown 404, used up 406, expired, or not for this store or shopper 403. docs/contract.md §2 Browse.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The running flash sale
         * @description Pages are of the sales that run now, the one that ends first before the others. The first of the page is answered, with at most 15 of its goods: flash-sales/items has all of them. Nulls and an empty list when there is none. docs/spec.md §3 Flash sale; the home page asks with limit 2, offset 1.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Goods of a flash sale
         * @description One page of what a running sale offers in the zones; a sale that has not begun or is over is not found. docs/spec.md §2 Routes (/flash-sales), §7 Browse.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Campaigns of stores
         * @description Campaigns that run today. docs/spec.md §3 Campaign.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * A campaign with its stores
         * @description One page of the stores of the zones that take part, open ones first, then by distance. A campaign that is over is still shown, so that its page can say so. docs/spec.md §2 Routes (/campaigns), §4 Countdown.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Campaign items
         * @description Items with available_date_starts whose dates hold today (Just For You). docs/spec.md §2 Home layouts, §3 Cart add payload.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * All stores
         * @description Stores of the module in the zones, open ones first, then by distance. docs/spec.md §7 Browse.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * New stores
         * @description By created_at, the newest first. docs/spec.md §7 Browse; 12 a page, docs/spec.md §9.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Popular stores
         * @description By number of orders. docs/spec.md §7 Browse; 12 a page, docs/spec.md §9.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Best rated stores
         * @description By avg_rating, the best first. docs/spec.md §4 Home sections.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Recommended stores
         * @description The featured stores. docs/contract.md §2 Browse.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Stores by delivery type and rank
         * @description The stores page: how they hand over in the path, which of them in store_type. docs/spec.md §2 Stores page, §7 Browse; 12 a page, docs/spec.md §9.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * One store
         * @description With opening hours, menu categories and what checkout needs. docs/spec.md §3 Store.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Stores by name
         * @description Tolerates small typing errors; the best match first. docs/spec.md §7 Search.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Popular items nearby
         * @description By number of orders. docs/spec.md §7 Browse; cached 5 minutes, docs/spec.md §9.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Items of one store
         * @description The menu of a store, newest first, all or one category of it. docs/contract.md §2 Browse.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Items of one store by name
         * @description Tolerates small typing errors; the best match first. docs/contract.md §2 Browse.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Special offers
         * @description Discounted items, the largest discount first. docs/spec.md §2 Home layouts, §9: 15 items.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Best reviewed items
         * @description With their categories for the tabs. docs/spec.md §4 Home sections.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * New arrivals
         * @description The newest items with their categories. docs/spec.md §7 Browse.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Recommended items
         * @description Items with the Recommend badge. docs/spec.md §7 Browse; 15 a page, docs/spec.md §9.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * One item
         * @description docs/spec.md §3 Item / product. A campaign item is asked for with campaign=1.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Items like this one
         * @description Of the same category, sold in the zones of the item's store, at most ten. docs/contract.md §2 Browse.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Suggestions while typing a search
         * @description Names of items and stores, at most five each. docs/spec.md §7 Search; asked 500 ms after the last key.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Suggested products
         * @description Items the customer may like, at most ten; shown in the empty search box. docs/spec.md §6 Logged-in customer.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Stores visited before
         * @description Stores the customer ordered from, the latest first, each with the items ordered there. docs/spec.md §2 Home layouts (Visit Again), §6.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a review of an item
         * @description Replaces what the customer said of an item of their order, within REVIEW_EDIT_DAYS after it was written; the store's reply stays. The same request again changes nothing. docs/contract.md §2 Reviews.
         */
        put: operations["updateReview"];
        /**
         * Review an item
         * @description What the customer says of an item of their own delivered order, once for each item of an order. Averages and counts of the item and its store follow at once; the pictures are drawn anew. docs/spec.md §7 Other (reviews submit); docs/contract.md §2.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
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
         * Report a shown review
         * @description Tells the shop why a review should not be shown, once for each customer and review. The review stays until the shop has decided. docs/contract.md §2 Reviews.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Reviews of an item
         * @description The newest first. docs/spec.md §7 Browse (items/reviews).
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Reviews of a store
         * @description Of all its goods, the newest first. docs/contract.md §2 Browse (stores/reviews).
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a review of a courier
         * @description Replaces what the customer said of the courier, within REVIEW_EDIT_DAYS after it was written. docs/contract.md §2 Reviews.
         */
        put: operations["updateCourierReview"];
        /**
         * Review a courier
         * @description Of whoever brought an order of one's own, once for each order. docs/contract.md §2 Orders.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * What of an order can be reviewed
         * @description The items and the courier of a delivered order of one's own, each with what the customer wrote so far and until when it can be changed. docs/contract.md §2 Reviews.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * An order to be reviewed
         * @description The order delivered last, unless something of it was reviewed or the customer did not want to. docs/spec.md §4 Review prompt, §7 Other (pending review).
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Not to be asked for a review again
         * @description Of this order; it can still be reviewed. docs/spec.md §4 Review prompt, §7 Other (cancel-review).
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Search results and filtered lists
         * @description One page of items or of stores: of a search, a category, a brand, the discounted or the new ones. docs/spec.md §2 Search results page, §4 Search, §7 Search; 12 a page, price range 0 to 20000, docs/spec.md §9.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The cart
         * @description All lines of the shopper's cart, the oldest first; they are all of one store. docs/spec.md §3 Cart item, §7 Cart.
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
    "/cart/add": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
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
         * Add a line
         * @description Answers the whole cart. The same item with the same options again is refused with cart_item, more than the maximum with cart_item_limit, another store than the lines already there with different_stores, too few pieces with stock. The price sent is not trusted. docs/spec.md §3 Cart add payload; docs/contract.md §2 Cart.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Replace a line
         * @description Another choice of options, add-ons or quantity for a line. Answers the whole cart. docs/spec.md §7 Cart.
         */
        put: operations["replaceCartLine"];
        /**
         * Change the quantity of a line
         * @description Answers the whole cart. docs/spec.md §7 Cart.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
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
         * Remove a line
         * @description Answers the whole cart. docs/spec.md §7 Cart.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
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
         * Remove all lines
         * @description Answers the empty cart. docs/spec.md §7 Cart.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Saved addresses
         * @description The newest first. docs/spec.md §3 Saved address, §7 Address.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
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
         * Save an address
         * @description Outside all zones it is refused with coordinates. It has no id yet. docs/spec.md §5 Address form, §7 Address.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
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
         * Change an address
         * @description The body names it by id; without one nothing is found. docs/spec.md §7 Address.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the address of the path
         * @description The form payload plus id. docs/spec.md §7 Address.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
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
         * @description docs/spec.md §7 Address.
         */
        post: operations["deleteAddress"];
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
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
         * @description One order or none, however often it is sent with the same Idempotency-Key. Prices, discounts, fees and distance are computed again; a difference is refused with order_amount. Goods on prescription are ordered as a form with up to 3 pictures of it. docs/spec.md §7 Orders; docs/contract.md §1, §2 Orders.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
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
         * Order what is on a prescription
         * @description Up to 3 pictures instead of a cart, sent along or uploaded before, brought and paid in cash. The store reads them and says what the order comes to (`priced` of the tracked order, and news to its owner); until then it costs its delivery, and it can be canceled until the store begins. One order or none, however often it is sent with the same Idempotency-Key. docs/spec.md §3 Prescription order, §7 Orders.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Pictures for an order to come
         * @description What the shopper has uploaded and not ordered with; each goes a day after it came. Ours. docs/spec.md §5 Uploads.
         */
        get: operations["listPrescriptionPictures"];
        put?: never;
        /**
         * Upload a picture of a prescription
         * @description One picture a call, drawn anew and kept for a day until an order takes it by its id (`prescription_pictures`). At most 3 at a time, and never the same file twice; a retry of one upload carries its Idempotency-Key. Ours. docs/spec.md §5 Uploads.
         */
        post: operations["addPrescriptionPicture"];
        /**
         * Remove an uploaded picture
         * @description Answers what is left. Ours. docs/spec.md §5 Uploads.
         */
        delete: operations["removePrescriptionPicture"];
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Pictures of a prescription
         * @description Only for the owner of the order: the phone number of a guest's order is no proof here. docs/spec.md §3 Prescription order; docs/contract.md §1.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Orders of the customer
         * @description The newest first; running-orders are those not yet delivered, canceled, failed or refunded, and past-orders the others. past-orders, module_id and name are ours. docs/spec.md §7 Orders.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Lines of an order
         * @description A guest adds guest_id and the phone number or e-mail address of the order. docs/spec.md §6 Guest, §7 Orders.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Where an order is
         * @description Asked every 10 seconds until delivered. A guest adds guest_id and contact_number; the phone number of the order is the proof. docs/spec.md §3 Order tracking, §4 Order tracking drawer, §7 Orders.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Where the courier is now
         * @description Only while an order is on its way (picked_up); before and after it nobody learns it. A guest adds guest_id and contact_number, as when tracking. docs/spec.md §4 Order tracking drawer; docs/contract.md §2 Orders.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The order placed under a key
         * @description For a shopper whose reply was lost and who no longer has the body that was sent: the reply of placing the order (goods, parcel or prescription) under this Idempotency-Key, in the words of then. Ours. docs/contract.md §1 Idempotency-Key.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Cancel an order that waits for its payment
         * @description One whose money failed to come or has not come, with the reason Order payment canceled. Also answered as POST with `_method` put. docs/spec.md §4 Failed order payment, §7 Orders.
         */
        put: operations["cancelFailedOrder"];
        /**
         * Cancel an order
         * @description Only while it is pending or failed; what was paid goes back the way it came. An order that the customer has canceled answers the same again, as the first reply may have been lost. With `_method` put it is the cancellation of a failed payment. docs/spec.md §7 Orders.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Choose another way to pay
         * @description Of an order whose money has not come: in cash where the zone allows so much, from the wallet, by transfer or online. The gateway's open page is closed first; money that comes on it later goes back (`repayments`). The way that is chosen already is answered like a new one. Also answered as POST. docs/spec.md §4 Failed order payment, §7 Orders.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
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
         * Pay an order online
         * @description Opens the gateway's page for an order placed with `digital_payment` whose payment is outstanding or failed; asked again, it answers the same page. From there the browser comes back to `callback` with `flag` (success, fail or cancel) and `token`, base64 of `payment_method=..&&attribute_id=<order>&&transaction_reference=..`. Neither is signed: whether the order is paid is asked of the order. docs/contract.md §2 Orders; docs/spec.md §4 Failed order payment.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Is an order under way
         * @description Whether the shopper waits for orders, for which one was placed last, and how each of them stands, which the pages show. docs/spec.md §7 Orders (running-order check); docs/contract.md §2 Orders.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * What of an old order can be had now
         * @description Each line of the order as orderAgain would put it into the cart now: price then and now, fewer pieces, add-ons and options that are offered no more, or the reason why it cannot be had. Names a store that is closed or not of the chosen location, and a cart of another store. Writes nothing. Ours, beyond the family: docs/contract.md §2.
         */
        get: operations["previewOrderAgain"];
        put?: never;
        /**
         * Put an old order into the cart
         * @description Everything of the order that is still sold is put into the cart, as many pieces as there are, at the prices of today; what is in the cart already in the same choice stays as it is, so asking twice changes nothing more. `missing` names what is not sold any more, `changed` what is not as it was. A cart of another store is refused as by cart/add, or cleared in the same step with `replace_cart`. With an Idempotency-Key the step can be taken back by undoOrderAgain. Ours, beyond the family: docs/contract.md §2.
         */
        post: operations["orderAgain"];
        /**
         * Take an order again back
         * @description The cart becomes what it was before orderAgain ran under this Idempotency-Key, lines of another store included. Asked again, it changes nothing more. Refused when the cart has changed since. Ours, beyond the family: docs/contract.md §2.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Receipt of an order
         * @description The lines of the order, the figures that add up to its total, its payments, and the money that goes back. For its owner, and as trackOrder for whoever knows the phone number or e-mail address of a guest's order. Ours, beyond the family: docs/contract.md §2.
         */
        get: operations["getReceipt"];
        put?: never;
        /**
         * A page of the receipt to print
         * @description The address of a page a browser can open without a token, in both languages, for ten minutes. For whom getReceipt answers. Ours, beyond the family: docs/contract.md §2.
         */
        post: operations["openReceipt"];
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
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
         * A link that shows an order
         * @description The holder of the link sees how the order stands, without a phone number: trackSharedOrder. It works for `SHARED_ORDER_DAYS` after the order arrived, was canceled, or is due. Each call makes another link; 20 work at once. For whom trackOrder answers. Ours, beyond the family: docs/contract.md §2.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
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
         * @description All links of the order stop working at once; an order without links answers the same. For whom shareOrder answers. A POST, so that the phone number of a guest is in no address. Ours, beyond the family: docs/contract.md §2.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Where a shared order is
         * @description What a link of shareOrder shows: status, times, store, and the first name of the courier. No contact, address, item, amount or payment. An unknown, expired and revoked link are answered alike. Ours, beyond the family: docs/contract.md §2.
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
    "/order/refund-reasons": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Reasons to ask for the money back
         * @description docs/spec.md §7 Orders (refund reasons); docs/contract.md §2 Orders.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * What can be asked back of an order
         * @description Its items with their amounts, and how the money would come back. Only for the owner of the order, while a refund can be asked for (`refundable_until` of the tracked order). Ours. docs/contract.md §2 Orders.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
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
         * Ask for the money of an order back
         * @description Once for an order of one's own, within 24 hours after it was delivered: of the whole order, or of some pieces. The server computes the amount. The order is refund_requested until the shop has decided: then it is refunded, or, when the refund is declined or of a part, delivered as before. The pictures are drawn anew. docs/contract.md §2 Orders.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Tell of a payment outside the shop
         * @description The customer says how they transferred the money of an unpaid order with `offline_payment`. Details that are sent again replace the ones before. A form can carry a picture of the transfer. Nobody works on the order until somebody has verified the transfer. A denied one fails the order; telling of another opens it again. docs/contract.md §2 Orders; docs/spec.md §8 (Payment info updated).
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Ways to pay outside the shop
         * @description What to do for each, and what to tell of it afterwards. None while the shop takes no transfers. docs/contract.md §2 Orders (payment_method offline_payment).
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Reasons to cancel
         * @description docs/spec.md §3 Cancel reason, §9: 10 of them.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The tip most customers give
         * @description Among the delivered orders of the last ninety days; null before anybody gave one. docs/spec.md §7 Browse (most-tips).
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
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
         * @description An address that is subscribed already is welcomed like a new one, so that nobody learns who reads it. docs/spec.md §5 Newsletter, §7 Other.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Texts of the landing page
         * @description docs/spec.md §3 Landing data.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * About us
         * @description docs/spec.md §2 Routes.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Terms and conditions
         * @description docs/spec.md §2 Routes.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Privacy policy
         * @description docs/spec.md §2 Routes.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Refund policy
         * @description docs/spec.md §2 Routes; shown when its config value is not 0.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * How reviews work
         * @description Who can review, what is checked, and how averages come about; linked beside averages. docs/contract.md §2 Browse.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Shipping policy
         * @description docs/spec.md §2 Routes; shown when its config value is not 0.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Cancellation policy
         * @description docs/spec.md §2 Routes; shown when its config value is not 0.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * News as it happens
         * @description Server-sent events for the shopper: `order` `{ order_id, order_status }`, with `refund` (`approved`, `declined` or `sent`) when a refund took that step, `message` `{ conversation_id, sender_type }`, `referral` `{ title, body }` when the first order of somebody the customer referred is delivered; a comment line every 15 seconds keeps the line open. The stream ends with the session or the guest it was opened for: nothing is told to who signed out, was blocked or became a customer. A shopper has ten at a time: one more ends the oldest; so does not reading. docs/contract.md §2 Ours; docs/spec.md §4 Push messages.
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
         * The process lives
         * @description docs/contract.md §2 Ours.
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
         * The server can answer
         * @description The database is open and migrated; 503 while starting or stopping. docs/contract.md §2 Ours.
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
         * Numbers for Prometheus
         * @description Only where the server has a METRICS_TOKEN; anywhere else there is no such path. docs/contract.md §2 Ours.
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
         * @description Yes (1) or no (0). Written as a number; read leniently by clients.
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
            /** @description Digits of a code. */
            length: number;
            /** @description A page of the demo that shows the codes, open on its own machine; null when they reach their customer. */
            outbox_url: string | null;
        };
        /** @enum {string} */
        Medium: "google" | "facebook" | "apple";
        SocialLoginMedium: {
            login_medium: components["schemas"]["Medium"];
            /** @description What the id token is asked for with. */
            client_id: string;
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
        /** @description Everything the shop's owner decides and the storefront shows or obeys. */
        Config: {
            business_name: string;
            logo_full_url: string;
            fav_icon_full_url: string;
            /** Format: email */
            email: string;
            phone: string;
            address: string;
            default_location: components["schemas"]["LatLng"];
            /** @description ISO 3166 code; where the phone input starts. */
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
            /** @description Points that buy one unit of the currency. */
            loyalty_point_exchange_rate: number;
            /** @description Points earned per hundred units spent. */
            loyalty_point_item_purchase_point: number;
            loyalty_point_minimum_point: number;
            ref_earning_status: components["schemas"]["Flag"];
            ref_earning_exchange_rate: components["schemas"]["Money"];
            /** @description Cart total from which delivery is free; null when never. */
            free_delivery_over: number | null;
            guest_checkout_status: components["schemas"]["Flag"];
            cash_on_delivery: components["schemas"]["Flag"];
            /** @description Whether a gateway is set up. */
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
            /** @description Ours, beyond the family: docs/contract.md §2 Ours. How the shop proves phones and e-mail addresses; null when it sends no codes. */
            one_time_codes: components["schemas"]["OneTimeCodes"] | null;
            /** @description The ways to sign in without a password that this shop offers. */
            social_login: components["schemas"]["SocialLoginMedium"][];
            toggle_veg_non_veg: components["schemas"]["Flag"];
            /** @description Whether owners of stores may apply. */
            toggle_store_registration: components["schemas"]["Flag"];
            /** @description Whether couriers may apply. */
            toggle_dm_registration: components["schemas"]["Flag"];
            refund_policy: components["schemas"]["Flag"];
            cancelation_policy: components["schemas"]["Flag"];
            shipping_policy: components["schemas"]["Flag"];
            /** @description What each kind of module can do. */
            module_config: {
                food: components["schemas"]["ModuleConfig"];
                grocery: components["schemas"]["ModuleConfig"];
                pharmacy: components["schemas"]["ModuleConfig"];
                ecommerce: components["schemas"]["ModuleConfig"];
                parcel: components["schemas"]["ModuleConfig"];
            };
        };
        /** @description Number of a row. */
        Id: number;
        /** @description Every refusal has this shape. `code` is the name of the wrong field or of the rule that was broken, `message` is a sentence for the customer in the language of X-localization. */
        Errors: {
            errors: {
                code: string;
                message: string;
                /** @description Of an order refused for its amount (code `order_amount`), the server's figure, to be agreed to and sent; other backends only write it into the message. */
                expected?: number;
                /** @description Of an order refused for one of its lines, the line of the cart. Other backends may leave it out. */
                cart_id?: components["schemas"]["Id"];
                /** @description Of an order refused for one of its lines, the item of the line; also without a cart. */
                item_id?: components["schemas"]["Id"];
                /** @description Of a line with too many pieces (codes `stock`, `cart_item_limit`), how many it may have beside the others; 0 when it is sold out. */
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
            /** @description Nearest address first; empty in the open sea. */
            results: {
                place_id: string;
                formatted_address: string;
            }[];
        };
        /** @description A module that works in the zone, and what delivery costs there. */
        ZoneModule: {
            id: components["schemas"]["Id"];
            pivot: {
                per_km_shipping_charge: components["schemas"]["Money"];
                minimum_shipping_charge: components["schemas"]["Money"];
                /** @description Null when there is no upper bound. */
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
            /** @description Percent on top of the delivery charge. */
            increased_delivery_fee: number;
            increase_delivery_charge_message: string | null;
            modules: components["schemas"]["ZoneModule"][];
        };
        /** @description The zones that hold a position; they may overlap. */
        ZoneLookup: {
            /**
             * @description JSON array in text, ready for the zoneid header.
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
        /** @description A zone with its outline, for drawing on the map. */
        Zone: {
            id: components["schemas"]["Id"];
            name: string;
            status: components["schemas"]["Flag"];
            cash_on_delivery: components["schemas"]["Flag"];
            digital_payment: components["schemas"]["Flag"];
            /** @description Corners of the outline in order; the last one is the first again. (The misspelt key is the wire's.) */
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
            /** @description In all zones. */
            stores_count: number;
            items_count: number;
            zones: {
                id: components["schemas"]["Id"];
                /** @description Stores of the module in this zone, as its lists count them. */
                stores_count?: number;
            }[];
        };
        /** @description Opaque name of a guest, at least 128 random bits, made by auth/guest/request. Every other name is refused with 403 `guest_id`; the client then asks for a new one. */
        GuestId: string;
        GuestToken: {
            message: string;
            guest_id: components["schemas"]["GuestId"];
        };
        /**
         * @description In Latin, Arabic or Persian digits.
         * @example +971501234567
         */
        PhoneNumber: string;
        SignUp: {
            f_name: string;
            l_name: string;
            /** @description Both names in one, for backends that ask so; not read here. */
            name?: string;
            /** Format: email */
            email: string;
            phone: components["schemas"]["PhoneNumber"];
            /** @description Any letters and spaces; not one of the most common, nor made of the owner's name, phone or e-mail. */
            password: string;
            confirm_password: string;
            ref_code?: string;
            guest_id?: components["schemas"]["GuestId"];
        };
        /** @description Ours, beyond docs/contract.md §2 Auth. Names a device on which the customer was let in. Keep it beyond the session and send it with the next login: strangers who try passwords then cannot close the account to this device. */
        DeviceToken: string;
        /** @description While the shop verifies its customers (`customer_verification`) and `is_phone_verified` is 0, the token works only once verify-phone has succeeded. */
        AuthToken: {
            token: string;
            device_token?: components["schemas"]["DeviceToken"];
            /** @description Ours. What the customer should know, in the language of X-localization. */
            message?: string;
            is_phone_verified: components["schemas"]["Flag"];
            is_email_verified: components["schemas"]["Flag"];
            is_personal_info: components["schemas"]["Flag"];
        };
        /** @description One-time code in Latin, Arabic or Persian digits, as many as `one_time_codes` of the configuration says. It is good for ten minutes, five tries and one use. */
        Code: string;
        /** @description Phone or email with a password, or a phone with the code of login-code. `login_type`, `email_or_phone` and `field_type` are the same facts in the words of newer backends; here `email_or_phone` alone is enough too. */
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
            /** @description Sentence for the customer in the language of X-localization. */
            message: string;
        };
        /** @description Ours, beyond docs/contract.md §2 Auth. The token that sign-up or login gave and that waits for this proof. With it the account keeps its password; without it the password, social logins and the proof of the e-mail address end, because a stranger may have signed up with this number. Every other session ends either way. */
        WaitingToken: string;
        VerifyPhone: {
            phone: components["schemas"]["PhoneNumber"];
            otp: components["schemas"]["Code"];
            token?: components["schemas"]["WaitingToken"];
            guest_id?: components["schemas"]["GuestId"];
        };
        SendPhoneCode: {
            phone: components["schemas"]["PhoneNumber"];
        };
        CodeSent: {
            message: string;
            /** @description Seconds until another code can be asked for. */
            resend_in: number;
            /** @description Seconds the code is good for. */
            expires_in: number;
        };
        FirebaseProof: {
            /** @description What Firebase answered when it sent the code. */
            sessionInfo: string;
            phoneNumber: components["schemas"]["PhoneNumber"];
            code: components["schemas"]["Code"];
            token?: components["schemas"]["WaitingToken"];
            guest_id?: components["schemas"]["GuestId"];
        };
        /** @description Where the code goes; the phone, when both are given. */
        ForgotPassword: {
            phone?: components["schemas"]["PhoneNumber"];
            /** Format: email */
            email?: string;
            /**
             * @description For other backends; not read here.
             * @enum {string}
             */
            verification_method?: "phone" | "email";
        };
        /** @description The code, and where it went. */
        ResetToken: {
            phone?: components["schemas"]["PhoneNumber"];
            /** Format: email */
            email?: string;
            /**
             * @description For other backends; not read here.
             * @enum {string}
             */
            verification_method?: "phone" | "email";
            reset_token: components["schemas"]["Code"];
        };
        ResetPassword: {
            phone?: components["schemas"]["PhoneNumber"];
            /** Format: email */
            email?: string;
            /**
             * @description For other backends; not read here.
             * @enum {string}
             */
            verification_method?: "phone" | "email";
            reset_token: components["schemas"]["Code"];
            /** @description Any letters and spaces; not one of the most common, nor made of the owner's name, phone or e-mail. */
            password: string;
            confirm_password: string;
        };
        PasswordSet: {
            /** @description Sentence for the customer in the language of X-localization. */
            message: string;
            device_token?: components["schemas"]["DeviceToken"];
        };
        SocialLogin: {
            /** @description The id token. */
            token: string;
            medium: components["schemas"]["Medium"];
            /** @description The one the id token was asked for with. */
            nonce?: string;
            /** @description For other backends; the id token says it here. */
            unique_id?: string;
            /** @description For other backends; the id token says it here. */
            email?: string;
            /** @enum {string} */
            login_type?: "social";
            guest_id?: components["schemas"]["GuestId"];
        };
        /** @description A session, or (`token` null, `is_personal_info` 0) somebody who has no account yet, with what the medium says of them. */
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
        /** @description Names and e-mail address are needed where the id token has none. */
        SocialRegister: {
            /** @description The id token. */
            token: string;
            medium: components["schemas"]["Medium"];
            /** @description The one the id token was asked for with. */
            nonce?: string;
            /** @description For other backends; the id token says it here. */
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
            /** @description Name of the picture. */
            image: string | null;
            image_full_url: string | null;
            /** @description Where each picture of the customer is kept; `public` for the shop's own. */
            storage: {
                /** @constant */
                key: "image";
                /** @constant */
                value: "public";
            }[];
            /** @description Set for accounts made by a social login. */
            social_id: string | null;
            is_phone_verified: components["schemas"]["Flag"];
            is_email_verified: components["schemas"]["Flag"];
            created_at: components["schemas"]["Timestamp"];
            wallet_balance: components["schemas"]["Money"];
            loyalty_point: number;
            ref_code: string;
            order_count: number;
            member_since_days: number;
            /** @description Whether the next order of goods gets the welcome discount, because it is the first one. It is taken off the goods after all other discounts, before tax. */
            is_valid_for_discount: boolean;
            /** @description Percent or money; 0 without one. */
            discount_amount: number;
            discount_amount_type: components["schemas"]["DiscountType"];
            /** @description How long the welcome discount holds, `7 days`; empty without one. */
            validity: string;
            /** @description Categories the customer likes. */
            interest: components["schemas"]["Id"][];
            /** @description Modules of these categories. */
            selected_modules_for_interest: components["schemas"]["Id"][];
        };
        /** @description Ours, beyond docs/contract.md §2 Profile. Shows that the owner is asking and not a stranger with their session. Read before `otp`. */
        CurrentPassword: string;
        /** @description Ours, beyond docs/contract.md §2 Profile. The code that `customer/confirmation-code` sent, in place of the current password; used up once the change is made. */
        ConfirmationCode: components["schemas"]["Code"];
        /** @description The customer as they shall be. The phone number cannot be changed: another one than the account's is refused. An empty password changes nothing. Another e-mail address and a password need `current_password` or `otp`. */
        ProfileChange: {
            f_name: string;
            l_name: string;
            /** Format: email */
            email: string;
            phone?: components["schemas"]["PhoneNumber"];
            /** @description Any letters and spaces; not the current one, not one of the most common, nor made of the owner's name, phone or e-mail. */
            password?: string;
            confirm_password?: string;
            current_password?: components["schemas"]["CurrentPassword"];
            otp?: components["schemas"]["ConfirmationCode"];
            /**
             * @description Ours: empty, it takes the picture away. Without it the present one stays.
             * @constant
             */
            image?: "";
        };
        /** @description A file of at most 2 MB (maxLength counts its bytes) that is a jpg, png, gif or webp by its content, whatever its name says. */
        Photo: Upload;
        /** @description A ProfileChange as form; without an image the present one stays. */
        ProfileForm: {
            f_name: string;
            l_name: string;
            /** Format: email */
            email: string;
            phone?: components["schemas"]["PhoneNumber"];
            /** @description Any letters and spaces; not the current one, not one of the most common, nor made of the owner's name, phone or e-mail. */
            password?: string;
            confirm_password?: string;
            current_password?: components["schemas"]["CurrentPassword"];
            otp?: components["schemas"]["ConfirmationCode"];
            image?: components["schemas"]["Photo"];
        };
        /** @description Password or code, one of both is needed. */
        AccountRemoval: {
            current_password?: components["schemas"]["CurrentPassword"];
            otp?: components["schemas"]["ConfirmationCode"];
            /** @description Ours, beyond docs/contract.md §2 Profile. What the wallet holds, as the customer agreed to lose it; needed while it holds money. */
            wallet_given_up?: number;
        };
        ConfirmationRequest: {
            /**
             * @description Where the code goes: to a verified phone or e-mail address of the account, or to its phone while neither is verified. Without it the phone comes first.
             * @enum {string}
             */
            verification_method?: "phone" | "email";
        };
        ConfirmationSent: {
            /** @description Sentence for the customer in the language of X-localization. */
            message: string;
            /**
             * @description Where the code went.
             * @enum {string}
             */
            verification_method: "phone" | "email";
            /** @description Seconds until another code can be asked for. */
            resend_in: number;
            /** @description Seconds the code is good for. */
            expires_in: number;
        };
        EmailProof: {
            otp: components["schemas"]["Code"];
        };
        /** @description A browser in which the customer is signed in. */
        Session: {
            /** @description Opaque; not the token. */
            id: string;
            /** @description The session that asks. */
            is_current: boolean;
            /** @description Name of the browser of the last use, `Firefox`; null when unknown. */
            browser: string | null;
            /** @description Its system, `Android`; null when unknown. */
            system: string | null;
            signed_in_at: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description Within five minutes; null when it was never used.
             */
            last_used_at: string | null;
        };
        SessionList: {
            sessions: components["schemas"]["Session"][];
        };
        RemovalObstacle: {
            /**
             * @description An order is under way (`on-going`), a refund is not decided (`open_refund`), or the wallet holds money (`wallet`).
             * @enum {string}
             */
            code: "on-going" | "open_refund" | "wallet";
            /** @description The order it is about; null for the wallet. */
            order_id: number | null;
            /** @description What the wallet holds; null for orders. */
            amount: number | null;
        };
        RemovalPreview: {
            /** @description At most 20 orders, and the wallet. */
            obstacles: components["schemas"]["RemovalObstacle"][];
            wallet_balance: components["schemas"]["Money"];
            loyalty_point: number;
            /** @description Orders that stay in the books without the person. */
            order_count: number;
            /** @description How the owner can prove themselves, the first choice first: by the current password, or by a code to a phone or an e-mail address. */
            confirm_by: ("password" | "phone" | "email")[];
            /** @description Of the account. */
            phone: string;
            /** @description Of the account. */
            email: string;
        };
        DataRow: {
            [key: string]: unknown;
        };
        /** @description Kinds that may be sent to the customer's devices. The list of notifications holds all kinds. */
        NotificationSettings: {
            order_status: boolean;
            message: boolean;
            referral_code: boolean;
        };
        DataRows: components["schemas"]["DataRow"][];
        /** @description A file for the customer, in the currency of the shop. Each list has the newest rows first. Rows have the fields of the shop's records, which may grow. */
        CustomerData: {
            exported_at: components["schemas"]["Timestamp"];
            rows_at_most: number;
            profile: components["schemas"]["DataRow"];
            notification_settings: components["schemas"]["NotificationSettings"];
            sessions: components["schemas"]["DataRows"];
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
            /** @description Where push messages reach the device. */
            cm_firebase_token: string;
            /** @constant */
            _method?: "put";
        };
        /** @description The words of a push message, kept to be read later. */
        Notification: {
            /** @description Opaque. */
            id: string;
            /** @enum {string} */
            type: "order_status" | "message" | "referral_code";
            title: string;
            body: string;
            order_id: number | null;
            conversation_id: number | null;
            /** @enum {string|null} */
            sender_type: "vendor" | "delivery_man" | "admin" | null;
            /** @description Marked by the customer, or its conversation was opened since. */
            is_read: boolean;
            created_at: components["schemas"]["Timestamp"];
        };
        NotificationList: {
            total_size: number;
            /** @description Of all pages. */
            unread_count: number;
            limit: number;
            /** @description Number of the page, from 1. */
            offset: number;
            notifications: components["schemas"]["Notification"][];
        };
        NotificationsRead: {
            until: components["schemas"]["Timestamp"];
        };
        UnreadCount: {
            /** @description What is still unread. */
            unread_count: number;
        };
        PushKey: {
            /** @description An uncompressed point of P-256 in base64url, as `PushManager.subscribe` takes it. */
            public_key: string | null;
        };
        /** @description Address of the browser at its push service. */
        PushEndpoint: string;
        /** @description What `PushSubscription.toJSON()` says. */
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
        /** @description Number of the store or courier; 0 or nothing for the support. */
        ReceiverId: number;
        /** @description Whom the customer talks to, in the shape of a person; a store has its name as f_name. */
        Correspondent: {
            id: components["schemas"]["ReceiverId"];
            /** @description Empty when the store or courier is gone. */
            f_name: string;
            l_name: string;
            image_full_url: string | null;
        };
        /** @enum {string} */
        SenderType: "customer" | "vendor" | "delivery_man" | "admin";
        ChatMessage: {
            /** @description Number in its conversation, from 1. */
            id: components["schemas"]["Id"];
            conversation_id: components["schemas"]["Id"];
            sender_type: components["schemas"]["SenderType"];
            sender_id: components["schemas"]["ReceiverId"];
            /** @description Empty when only pictures were sent. */
            message: string;
            /** @description Addresses of its pictures. */
            file_full_url: string[];
            /** @description The order it is about. */
            order_id: number | null;
            /** @description Whether the other side has read it. */
            is_seen: components["schemas"]["Flag"];
            created_at: components["schemas"]["Timestamp"];
        };
        Conversation: {
            id: components["schemas"]["Id"];
            receiver_type: components["schemas"]["ReceiverType"];
            receiver_id: components["schemas"]["ReceiverId"];
            receiver: components["schemas"]["Correspondent"];
            /** @description No once the store or courier is gone. */
            may_send: components["schemas"]["Flag"];
            /** @description Messages the customer has not read. */
            unread_message_count: number;
            last_message: components["schemas"]["ChatMessage"];
            last_message_time: components["schemas"]["Timestamp"];
            created_at: components["schemas"]["Timestamp"];
        };
        ConversationList: {
            total_size: number;
            limit: number;
            /** @description Number of the page, from 1. */
            offset: number;
            /** @description In all conversations, also those not listed. */
            unread_message_count: number;
            conversations: components["schemas"]["Conversation"][];
        };
        ConversationDetails: {
            total_size: number;
            limit: number;
            /** @description Number of the page, from 1. */
            offset: number;
            /** @description Null before the first message. */
            conversation_id: number | null;
            receiver_type: components["schemas"]["ReceiverType"];
            receiver_id: components["schemas"]["ReceiverId"];
            receiver: components["schemas"]["Correspondent"];
            may_send: components["schemas"]["Flag"];
            messages: components["schemas"]["ChatMessage"][];
        };
        /** @description To a conversation, or to receiver_type and receiver_id; with words, pictures or both. docs/spec.md §5: at most 3 pictures at a time. */
        NewMessage: {
            conversation_id?: components["schemas"]["Id"];
            receiver_type?: components["schemas"]["ReceiverType"];
            receiver_id?: components["schemas"]["ReceiverId"];
            message?: string;
            order_id?: components["schemas"]["Id"];
            image?: components["schemas"]["Photo"][];
        };
        /**
         * @description Wallet: add_fund, add_fund_bonus and add_fund_by_admin; order_place (paid whole), partial_payment and order_refund; loyalty_point (points exchanged); referrer; CashBack. When an order is refunded, its CashBack and the loyalty_point of its points that were exchanged are debits; what the wallet lacks for them is owed, and debt_covered is a debit of the next money that comes. Points: order_place (earned by an order), order_refund (taken back with it), point_to_wallet (a credit when exchanged points are taken back).
         * @enum {string}
         */
        TransactionType: "add_fund" | "add_fund_bonus" | "add_fund_by_admin" | "order_place" | "partial_payment" | "order_refund" | "loyalty_point" | "referrer" | "CashBack" | "point_to_wallet" | "debt_covered" | "account_closed";
        /** @description What was given (credit) or taken (debit), and what there was afterwards: money in the wallet, points in the list of points. */
        Transaction: {
            /** @description Opaque. */
            transaction_id: string;
            transaction_type: components["schemas"]["TransactionType"];
            credit: number;
            debit: number;
            balance: number;
            /** @description Number of the order or id of the payment it is about. */
            reference: string | null;
            created_at: components["schemas"]["Timestamp"];
        };
        TransactionList: {
            total_size: number;
            limit: number;
            /** @description Number of the page, from 1. */
            offset: number;
            data: components["schemas"]["Transaction"][];
        };
        /** @description What is added to money put into the wallet; of several offers the one that gives the most counts. */
        WalletBonus: {
            id: components["schemas"]["Id"];
            title: string;
            description: string;
            /** @enum {string} */
            bonus_type: "percentage" | "amount";
            /** @description A percentage or an amount. */
            bonus_amount: number;
            minimum_add_amount: components["schemas"]["Money"];
            /** @description Most a percentage adds; null without a limit. */
            maximum_bonus_amount: number | null;
            start_date: components["schemas"]["Timestamp"];
            end_date: components["schemas"]["Timestamp"];
        };
        FundStart: {
            amount: number;
            /** @description Where the browser comes back to; a page of this shop, as a path or a whole address. */
            callback: string;
            /** @description One of `active_payment_method_list`; without it the first. */
            payment_method?: string;
            /** @description Names the kind of client; not read by this server. */
            payment_platform?: string;
        };
        PaymentStarted: {
            /** @description The page where the order is paid; a path when it is the shop's own. */
            redirect_link: string;
        };
        PointTransfer: {
            /** @description How many points become money. */
            point: number;
        };
        /** @description One combination of choice options outside food; `type` joins the options with dashes. */
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
            /** @description Goods on sale; in the list of brands, those of the zones. */
            items_count: number;
        };
        /** @description A dish, a medicine or any other good. `available_date_starts` marks a campaign item. */
        Item: {
            id: components["schemas"]["Id"];
            slug: string;
            name: string;
            description: string;
            image_full_url: string;
            images_full_url: string[];
            /** @description One unit without options, add-ons and discounts. */
            price: components["schemas"]["Money"];
            discount: number;
            discount_type: components["schemas"]["DiscountType"];
            /** @description Percent; above 0 it replaces the item's own discount. */
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
            /** @description 'HH:mm:ss', start of the hours in which it is sold. */
            available_time_starts: string | null;
            /** @description 'HH:mm:ss'; earlier than the start means the next day. */
            available_time_ends: string | null;
            /** Format: date */
            available_date_starts: string | null;
            /** Format: date */
            available_date_ends: string | null;
            /** @description Of a campaign item only: the moment it is over. */
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
            /** @description Active substances (pharmacy). */
            generic_name: string[];
            brand: components["schemas"]["Brand"] | null;
            karat: string | null;
            total_weight: string | null;
            country: string | null;
            is_prescription_required: components["schemas"]["Flag"];
        };
        /** @description One coordinate of a place as text, `23.7806`. */
        Degrees: string;
        /**
         * @description Time of day in the shop's time zone.
         * @example 09:30:00
         */
        ClockTime: string;
        /** @description Percent off everything the store sells, while its dates and hours hold. */
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
            /** @description Metres from the position in the latitude and longitude headers; null without one. */
            distance: number | null;
            /** @description Minutes from and to, `20-30 min`. */
            delivery_time: string;
            delivery: components["schemas"]["Flag"];
            take_away: components["schemas"]["Flag"];
            free_delivery: components["schemas"]["Flag"];
            /** @description What delivery to the position in the latitude and longitude headers costs at least: the way by road may be longer. 0 where it is free, null without a position or where nothing is delivered. */
            delivery_fee_from?: number | null;
            minimum_order: components["schemas"]["Money"];
            /** @description Percent on the discounted goods. */
            tax: number;
            schedule_order: components["schemas"]["Flag"];
            veg: components["schemas"]["Flag"];
            non_veg: components["schemas"]["Flag"];
            module_id: components["schemas"]["Id"];
            module_type: components["schemas"]["ModuleType"];
            zone_id: components["schemas"]["Id"];
            total_items: number;
            featured: components["schemas"]["Flag"];
            /** @description Not paused by its owner. */
            active: components["schemas"]["Flag"];
            /** @description Inside its opening hours now. */
            open: components["schemas"]["Flag"];
            /** @description When a closed store opens next, today or tomorrow; null when open, or in neither. */
            current_opening_time: string | null;
            discount: components["schemas"]["StoreDiscount"] | null;
            created_at: components["schemas"]["Timestamp"];
            /** @description A few goods of the store, where the list shows them. */
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
            /** @description 0 for a category at the top. */
            parent_id: number;
            module_id: components["schemas"]["Id"];
            featured: components["schemas"]["Flag"];
            /** @description Goods on sale, those of the categories below included; in the list of categories, those of the zones. A category below that has none is left out. */
            products_count: number;
            childes_count: number;
            childes: components["schemas"]["Category"][];
        };
        ItemList: {
            total_size: number;
            limit: number;
            /** @description Number of the page, from 1. */
            offset: number;
            products: components["schemas"]["Item"][];
        };
        StoreList: {
            total_size: number;
            limit: number;
            /** @description Number of the page, from 1. */
            offset: number;
            stores: components["schemas"]["Store"][];
        };
        /** @description Items with the categories they come from, for the tabs above them. */
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
            /** @description Number of the page, from 1. */
            offset: number;
            data: components["schemas"]["CommonCondition"][];
        };
        ParcelCategory: {
            id: components["schemas"]["Id"];
            name: string;
            description: string;
            image_full_url: string;
            /** @description In place of what the module charges in the sender's zone; null leaves that. */
            parcel_per_km_shipping_charge: number | null;
            parcel_minimum_shipping_charge: number | null;
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
        /** @description Pictures without words and without a way anywhere; a screen that is wider or narrower than a picture shows its middle. */
        OtherBanners: {
            /** @description Between two sections; four times as wide as high. */
            promotional_banner_url: string | null;
            /** @description Among the best reviewed; half as wide again as high. */
            best_reviewed_section_banner_full_url: string | null;
            /** @description Name of the picture. */
            bottom_section_banner: string | null;
            /** @description Below the last section; four times as wide as high. */
            bottom_section_banner_full_url: string | null;
            /** @description Name of the picture. */
            basic_section_nearby: string | null;
            /** @description Beside what is popular nearby; half as high again as wide. */
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
            /** @description Title and description of each step, one after the other. */
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
        /** @description A promotion a store pays for. */
        Advertisement: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            add_type: "store_promotion" | "video_promotion";
            title: string;
            description: string;
            /** @description Of a store_promotion. */
            cover_image_full_url: string | null;
            /** @description Of a store_promotion. */
            profile_image_full_url: string | null;
            /** @description Of a video_promotion. */
            video_attachment_full_url: string | null;
            /** @description Show the rating. */
            is_rating_active: components["schemas"]["Flag"];
            /** @description Show the number of reviews. */
            is_review_active: components["schemas"]["Flag"];
            average_rating: number;
            reviews_comments_count: number;
            store: {
                id: components["schemas"]["Id"];
                slug: string;
                name: string;
                module_id: components["schemas"]["Id"];
                zone_id: components["schemas"]["Id"];
                /** @description Metres from the position in the latitude and longitude headers; null without one. */
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
            /** @description Most a percentage gives back; null without a limit. */
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
            /** @description What comes back. */
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
            /** @description Uses per customer; null without a limit. */
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
            /** @description Pieces offered in the sale. */
            stock: number;
            available_stock: number;
            item: components["schemas"]["Item"];
        };
        /** @description A sale that runs now; all fields but the list are null when there is none. */
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
            /** @description Number of the page, from 1. */
            offset: number;
            flash_sale: {
                id: components["schemas"]["Id"];
                title: string;
                start_date: components["schemas"]["Timestamp"];
                end_date: components["schemas"]["Timestamp"];
            };
            products: components["schemas"]["FlashSaleItem"][];
        };
        /** @description A campaign with one page of the stores that take part. */
        CampaignDetails: components["schemas"]["Campaign"] & {
            start_date: components["schemas"]["Timestamp"];
            end_date: components["schemas"]["Timestamp"];
            /** @description Of the stores. */
            total_size: number;
            limit: number;
            /** @description Number of the page, from 1. */
            offset: number;
            stores: components["schemas"]["Store"][];
        };
        /** @description A store with what only its own page and the checkout need. */
        StoreDetails: components["schemas"]["Store"] & {
            description: string | null;
            announcement_message: string | null;
            prescription_order: components["schemas"]["Flag"];
            /** @description 0 when customers cannot review its items; reviews written before stay. */
            review_plan: components["schemas"]["Flag"];
            cutlery: components["schemas"]["Flag"];
            schedules: {
                /** @description 0 is Sunday. */
                day: number;
                opening_time: components["schemas"]["ClockTime"];
                closing_time: components["schemas"]["ClockTime"];
            }[];
            /** @description Categories of its goods, in the order of its menu. */
            category_ids: components["schemas"]["Named"][];
        };
        RecommendedItems: {
            total_size: number;
            limit: number;
            /** @description Number of the page, from 1. */
            offset: number;
            items: components["schemas"]["Item"][];
            categories: components["schemas"]["Named"][];
        };
        SearchSuggestions: {
            items: components["schemas"]["Named"][];
            stores: components["schemas"]["Named"][];
        };
        /** @description Stars, in steps of half a star. */
        Rating: number;
        /** @description Opaque name of a picture of one's own review. */
        ReviewPictureId: string;
        /** @description The whole review as it is from now on; pictures that are not kept go. */
        ReviewChange: {
            order_id: components["schemas"]["Id"];
            item_id: components["schemas"]["Id"];
            rating: components["schemas"]["Rating"];
            comment?: string;
            /** @description Ids of the pictures that stay; with those of `attachment` they are three at most. */
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
        /** @description What a customer said of an item they ordered, and what the store answered. */
        Review: {
            id: components["schemas"]["Id"];
            item_id: components["schemas"]["Id"];
            item_name: string;
            item_image_full_url: string;
            customer_name: string;
            rating: components["schemas"]["Rating"];
            /** @description In the language it was written in. */
            comment: string;
            /** @description Pictures the customer added. */
            attachment_full_url: string[];
            reply: string | null;
            /** @description The shop delivered the item to the author; false for a review taken over from elsewhere. */
            from_delivered_order: boolean;
            created_at: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description When the author changed it last, or null.
             */
            updated_at: string | null;
        };
        ReviewList: {
            total_size: number;
            limit: number;
            /** @description Number of the page, from 1. */
            offset: number;
            reviews: components["schemas"]["Review"][];
        };
        CourierReview: {
            order_id: components["schemas"]["Id"];
            delivery_man_id: components["schemas"]["Id"];
            rating: components["schemas"]["Rating"];
            comment?: string;
        };
        /** @description What the customer wrote; a courier's has no pictures and no reply. */
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
             * @description When it can no longer be changed; null once that is so.
             */
            editable_until: string | null;
        };
        /** @description What of a delivered order the customer can review, and what they wrote so far. */
        OrderReviews: {
            order_id: components["schemas"]["Id"];
            /** @description Null for a parcel. */
            store_name: string | null;
            /** @description 0 when the store takes no reviews of its items; the courier can be reviewed all the same. */
            review_plan: components["schemas"]["Flag"];
            /** @description Each item once, in the order of the lines. */
            items: {
                item_id: components["schemas"]["Id"];
                name: string;
                image_full_url: string;
                review: components["schemas"]["OwnReview"] | null;
            }[];
            /** @description The courier who brought the order; null when the shop sent none. */
            delivery_man: {
                delivery_man_id: components["schemas"]["Id"];
                name: string;
                image_full_url: string | null;
                review: components["schemas"]["OwnReview"] | null;
            } | null;
        };
        ReviewReminder: {
            /** @description Null when nothing is to be reviewed. */
            order_id: number | null;
            /** @description Of what was ordered. */
            images: string[];
        };
        /** @description One page of items or of stores; the list that was not asked for is empty. */
        SearchResult: {
            /** @description How many are found. Of items no more than 300 are found in one zone, those that come first. */
            total_size: number;
            limit: number;
            /** @description Number of the page, from 1. */
            offset: number;
            products: components["schemas"]["Item"][];
            stores: components["schemas"]["Store"][];
            /** @description Categories of everything found, for the side panel. */
            categories: components["schemas"]["Named"][];
        };
        /** @description Number of the customer, or the guest_id of the guest. */
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
        /** @description The labels picked in one group of a dish, or the one chosen variation of any other good. */
        CartVariation: components["schemas"]["ChosenLabels"] | components["schemas"]["ItemVariation"];
        /** @description Why the line cannot be ordered any more: its item (item_id), its campaign, its options (variation) or an add-on of it (add_on_ids) is no longer sold. It stays in the cart until the shopper removes or replaces it. Ours. */
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
            /** @description One unit with its chosen options, before discounts and without add-ons. */
            price: components["schemas"]["Money"];
            quantity: number;
            add_on_ids: components["schemas"]["Id"][];
            /** @description How many of each add-on, in the order of add_on_ids. */
            add_on_qtys: number[];
            variation: components["schemas"]["CartVariation"][];
            /** @description What one unit cost, with its options and after discounts, when it was put in the cart or last replaced. Ours. */
            added_price?: components["schemas"]["Money"];
            refusal?: components["schemas"]["LineRefusal"];
            item: components["schemas"]["Item"];
        };
        NewCartLine: {
            guest_id?: components["schemas"]["GuestId"];
            model: components["schemas"]["ItemModel"];
            item_id: components["schemas"]["Id"];
            /** @description What the customer saw; the server computes its own. */
            price: number;
            quantity: number;
            add_on_ids?: components["schemas"]["Id"][];
            add_on_qtys?: number[];
            variation?: components["schemas"]["CartVariation"][];
        };
        /** @description A line as it shall be, with the fields of adding. */
        CartLineReplacement: {
            cart_id: components["schemas"]["Id"];
            guest_id?: components["schemas"]["GuestId"];
            model: components["schemas"]["ItemModel"];
            item_id: components["schemas"]["Id"];
            /** @description What the customer saw; the server computes its own. */
            price: number;
            quantity: number;
            add_on_ids?: components["schemas"]["Id"][];
            add_on_qtys?: number[];
            variation?: components["schemas"]["CartVariation"][];
        };
        /** @description The line is named by `cart_id`, or by `id` as older clients do. */
        CartLineChange: {
            id?: components["schemas"]["Id"];
            cart_id?: components["schemas"]["Id"];
            guest_id?: components["schemas"]["GuestId"];
            quantity: number;
            /** @description What the customer saw; the server computes its own. */
            price: number;
        };
        Address: {
            id: components["schemas"]["Id"];
            /** @description home, office or other, or the label the customer gave. */
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
            /** @description Number of the page, from 1. */
            offset: number;
            addresses: components["schemas"]["Address"][];
        };
        NewAddress: {
            address_type: string;
            /** @description A name of the customer's own; it is saved as the type. */
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
            /** @description The zones that hold the address. */
            zone_ids: components["schemas"]["Id"][];
        };
        /** @description An existing address as it shall be. */
        AddressBody: {
            /** @description Which one; where the path says it, that counts. */
            id?: components["schemas"]["Id"];
            address_type: string;
            /** @description A name of the customer's own; it is saved as the type. */
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
        /** @enum {string} */
        PaymentMethod: "cash_on_delivery" | "digital_payment" | "wallet" | "offline_payment";
        TransferInformation: {
            customer_input: string;
            customer_data: string;
        };
        /** @description What a customer says of a payment outside the shop. */
        OfflineInfo: {
            method_id: components["schemas"]["Id"];
            method_informations: components["schemas"]["TransferInformation"][];
            customer_note?: string | null;
        };
        /** Format: uuid */
        PictureId: string;
        /** @description Pictures uploaded before (order/prescription/pictures), by their ids; with those of order_attachment at most 3. They become the order's. */
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
        };
        /** @description The goods are those of the shopper's cart, or `cart` when `is_buy_now` is 1. Every amount is computed again by the server; when `order_amount` differs from its figure the order is refused with code `order_amount`. A parcel is fetched at `address` and brought to `receiver_details`; its amount is the fee for the way between them, by the charges of its category or else of the module in the sender's zone, with the additional charge and the tip. A form says the same in text, and objects and lists of objects in JSON. */
        OrderPlacement: {
            order_type: components["schemas"]["OrderType"];
            payment_method: components["schemas"]["PaymentMethod"];
            /** @description With payment_method offline_payment, when the money is sent already; else it is told later. */
            offline_payment?: components["schemas"]["OfflineInfo"];
            order_amount: number;
            store_id?: components["schemas"]["Id"];
            address?: string;
            latitude?: components["schemas"]["Degrees"];
            longitude?: components["schemas"]["Degrees"];
            /** @description Kilometres the client measured; computed again. */
            distance?: number;
            address_type?: string;
            road?: string | null;
            house?: string | null;
            floor?: string | null;
            /** @description Pictures of the prescription, when some of the goods need one; only in a form. Of other orders they are not kept. */
            order_attachment?: components["schemas"]["Photo"][];
            prescription_pictures?: components["schemas"]["PictureIds"];
            guest_id?: components["schemas"]["GuestId"];
            contact_person_name?: string;
            contact_person_number?: components["schemas"]["PhoneNumber"];
            /** Format: email */
            contact_person_email?: string | null;
            /**
             * Format: date-time
             * @description Null for as soon as possible; else the beginning of a slot (config schedule_order_slot_duration), counted from midnight on the shop's clock.
             */
            schedule_at?: string | null;
            coupon_code?: string | null;
            dm_tips?: number;
            cutlery?: components["schemas"]["Flag"];
            unavailable_item_note?: string | null;
            delivery_instruction?: string | null;
            order_note?: string | null;
            /** @description 1 pays with everything that is in the wallet, and the rest by payment_method; only while the wallet holds something, but not enough. */
            partial_payment?: components["schemas"]["Flag"];
            is_buy_now?: components["schemas"]["Flag"];
            cart?: components["schemas"]["NewCartLine"][];
            parcel_category_id?: components["schemas"]["Id"];
            /** @enum {string} */
            charge_payer?: "sender" | "receiver";
            receiver_details?: components["schemas"]["Receiver"];
        };
        /**
         * @description pending -> accepted | confirmed | canceled | failed; accepted -> confirmed | canceled; confirmed -> processing | canceled; processing -> handover; handover -> picked_up | delivered (take away); picked_up -> delivered; failed -> pending (switched to cash, paid after all, or another transfer told) | canceled; delivered -> refund_requested; refund_requested -> refunded | delivered (declined, or a part is refunded). Any other step is refused with 409. An order with digital_payment stays pending until it is paid, one with offline_payment until its transfer is verified; one that never is, is canceled after a while. An order of a prescription stays pending until it is priced. A transfer that is denied fails the order. Money goes back the way it came: what the wallet paid when the order is canceled, failed or refunded, what was paid online when it is canceled or refunded; a transfer is sent back by hand. Cash of a refunded order goes to the wallet of the customer, and points and cashback it earned are taken back; of a part that is refunded, its share of all these.
         * @enum {string}
         */
        OrderStatus: "pending" | "accepted" | "confirmed" | "processing" | "handover" | "picked_up" | "delivered" | "canceled" | "failed" | "refund_requested" | "refunded";
        OrderPayment: {
            payment_method: components["schemas"]["PaymentMethod"];
            /** @enum {string} */
            payment_status: "unpaid" | "paid";
            amount: components["schemas"]["Money"];
        };
        /** @description How the fee for the way came about, by what was charged when the order was placed: original_delivery_charge = shipping_charge + increased_delivery_charge. */
        DeliveryFee: {
            /** @description Kilometres. */
            distance: number;
            /** @description Of the module in the zone of the store; of a parcel, of its category or else of the sender's zone. */
            per_km_shipping_charge: components["schemas"]["Money"];
            /** @description distance x per_km_shipping_charge. */
            distance_charge: components["schemas"]["Money"];
            minimum_shipping_charge: components["schemas"]["Money"];
            /** @description Null when there was no upper bound. */
            maximum_shipping_charge: number | null;
            /** @description The distance_charge, but not more than maximum_shipping_charge, and at least minimum_shipping_charge. */
            shipping_charge: components["schemas"]["Money"];
            /** @description Percent on top while the zone was busy; else 0. */
            increased_delivery_fee: number;
            /** @description What these are of shipping_charge. */
            increased_delivery_charge: components["schemas"]["Money"];
        };
        /** @description How the amount of an order comes about: order_amount = item_total - store_discount_amount - coupon_discount_amount - welcome_discount_amount + delivery_charge + total_tax_amount (when tax_status is excluded) + additional_charge + dm_tips. What no list requires is ours: other backends leave it out. */
        OrderFigures: {
            /** @description Goods with options and add-ons, before discounts. */
            item_total?: components["schemas"]["Money"];
            /** @description What store, flash sale and items take off; each line says which (discount_by). */
            store_discount_amount?: components["schemas"]["Money"];
            coupon_discount_amount?: components["schemas"]["Money"];
            coupon_code?: string | null;
            /** @description Off the first order of a new customer (customer/info), after all other discounts. */
            welcome_discount_amount?: components["schemas"]["Money"];
            delivery_charge?: components["schemas"]["Money"];
            /** @description The fee for the way; more than delivery_charge where the shop, the store or a coupon pays it. */
            original_delivery_charge?: components["schemas"]["Money"];
            /** @description Null when there is no way, and for orders placed before this was kept. */
            delivery_fee?: components["schemas"]["DeliveryFee"] | null;
            /**
             * @description Who pays the fee instead: a store that always does, the shop (admin) for goods worth enough (config free_delivery_over), or else the coupon. Null when the customer does, or there is none.
             * @enum {string|null}
             */
            free_delivery_by?: "store" | "admin" | "coupon" | null;
            /** @description Of the store, on the goods after all discounts. */
            tax_percentage?: number;
            total_tax_amount?: components["schemas"]["Money"];
            /** @enum {string} */
            tax_status?: "included" | "excluded";
            additional_charge?: components["schemas"]["Money"];
            /** @description What it was called then (config additional_charge_name), in the language of X-localization; null without one. */
            additional_charge_name?: string | null;
            /** @description As it was asked for; none where nobody brings the order. */
            dm_tips?: components["schemas"]["Money"];
            order_amount?: components["schemas"]["Money"];
            /** @description What comes into the wallet when it is delivered, or came; 0 for guests, and once canceled or refunded. */
            cashback_amount?: components["schemas"]["Money"];
            /** @description The points that come with it, likewise. */
            loyalty_point?: number;
        };
        OrderPlaced: {
            message: string;
            order_id: components["schemas"]["Id"];
            /** @description The amount charged. (The misspelt key is the wire's.) */
            total_ammount: components["schemas"]["Money"];
            status: components["schemas"]["OrderStatus"];
            created_at: components["schemas"]["Timestamp"];
            user_id: components["schemas"]["ShopperId"];
            /** @description How total_ammount is paid, in one or two parts; what the wallet has paid comes first. Ours, as all figures are. */
            payments?: components["schemas"]["OrderPayment"][];
        } & components["schemas"]["OrderFigures"];
        PrescriptionPlacement: {
            store_id: components["schemas"]["Id"];
            /** @description Kilometres the client measured; computed again. */
            distance?: number;
            address: string;
            latitude: components["schemas"]["Degrees"];
            longitude: components["schemas"]["Degrees"];
            /** @description At least one, unless prescription_pictures names one; only in a form. */
            order_attachment?: components["schemas"]["Photo"][];
            prescription_pictures?: components["schemas"]["PictureIds"];
            /** @description Ours, as are road, house, floor and delivery_instruction. */
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
            /** @description The picture itself, as a data address. */
            picture: string;
        };
        PrescriptionPictures: {
            /** @description In the order they were uploaded. */
            pictures: components["schemas"]["PrescriptionPicture"][];
        };
        PrescriptionPictureForm: {
            /** @description Needed. */
            picture?: components["schemas"]["Photo"];
            guest_id?: components["schemas"]["GuestId"];
        };
        Prescription: {
            order_id: components["schemas"]["Id"];
            /** @description The pictures themselves, as data addresses a browser shows at once; there is no other address they could be read at. Empty when the order has none. */
            order_attachment: string[];
        };
        /** @description The last payment of an order at a gateway. */
        OnlinePayment: {
            /**
             * @description pending while the page can be paid or the gateway still decides. Money that the order does not keep stays in the status its payment had, and is one of the `repayments` of the tracked order.
             * @enum {string}
             */
            status: "pending" | "paid" | "failed" | "canceled" | "expired";
            /**
             * @description Why it is failed, canceled or expired, as far as the gateway says; null otherwise. confirmation_failed: the bank asked for a confirmation that did not come. technical: neither the customer nor the bank is the cause.
             * @enum {string|null}
             */
            failure_reason: "insufficient_funds" | "bank_refused" | "confirmation_failed" | "expired" | "canceled" | "technical" | null;
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description The store of an order, as much as a card of it shows. */
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
            /** @description How many lines it has. */
            details_count: number;
            scheduled: components["schemas"]["Flag"];
            /** Format: date-time */
            schedule_at: string | null;
            created_at: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description When it was delivered.
             */
            delivered: string | null;
            /** @description What became of the last payment at a gateway; null before there was one. Ours, as is payment_deadline. */
            online_payment?: components["schemas"]["OnlinePayment"] | null;
            /**
             * Format: date-time
             * @description When the shop cancels the order if the customer has not paid by then; null when the customer owes nothing now, or while the store looks for a transfer. Whoever opens the gateway's page begins the time anew.
             */
            payment_deadline?: string | null;
            /** @description 1 when the store says what the order comes to, by the pictures of a prescription. Ours in lists, as is priced. */
            prescription_order?: components["schemas"]["Flag"];
            /**
             * Format: date-time
             * @description When the store said what a prescription comes to; until then order_amount is its delivery.
             */
            priced?: string | null;
            /** @description Null for a parcel. */
            store: components["schemas"]["OrderStore"] | null;
        };
        OrderList: {
            total_size: number;
            limit: number;
            /** @description Number of the page, from 1. */
            offset: number;
            orders: components["schemas"]["Order"][];
        };
        /** @description What was ordered, as it was then. */
        OrderLine: {
            /** @description Made of the numbers of order and line, and so larger than other ids. */
            id: number;
            order_id: components["schemas"]["Id"];
            item_id: number | null;
            item_campaign_id: number | null;
            quantity: number;
            /** @description One unit with its options, before the discount. */
            price: components["schemas"]["Money"];
            /** @description Off each unit. */
            discount_on_item: components["schemas"]["Money"];
            /**
             * @description Whose discount that is; null where there is none, or it is not known.
             * @enum {string|null}
             */
            discount_by?: "flash_sale" | "store" | "item" | null;
            total_add_on_price: components["schemas"]["Money"];
            /** @description Its share of the order's total_tax_amount, by what the line costs after discount_on_item. The shares of all lines are that total to the last digit: what rounding leaves goes to the largest fractions, the first of equal ones. */
            tax_amount: components["schemas"]["Money"];
            variation: components["schemas"]["CartVariation"][];
            /** @description Of a dish, what each chosen option adds: price = item_details.price and these. Empty of other goods, whose variation has a price in place of the item's, and of lines sold before this was kept. */
            options?: {
                name: string;
                label: string;
                price: components["schemas"]["Money"];
            }[];
            add_ons: components["schemas"]["AddOn"][];
            item_details: components["schemas"]["Item"];
        };
        /** @description One of the refusals of order/payment-method. */
        PaymentRefusal: {
            code: string;
            message: string;
        };
        /** @description A way to pay what is left of an order, and why it is not offered. */
        PaymentOption: {
            payment_method: components["schemas"]["PaymentMethod"];
            /** @description What would be paid this way. */
            amount: components["schemas"]["Money"];
            /** @description What would be paid this way when the wallet pays first (`partial_payment` 1); null where it cannot. */
            amount_beside_wallet: number | null;
            /** @description Null when it is offered; else what order/payment-method refuses it with. */
            refusal: components["schemas"]["PaymentRefusal"] | null;
        };
        /** @description Money that goes back to the customer outside the wallet. */
        Repayment: {
            /** @description How it came; cash_on_delivery is handed out. */
            payment_method: components["schemas"]["PaymentMethod"];
            amount: components["schemas"]["Money"];
            /**
             * @description sent once the gateway has it in hand, or a clerk has sent it.
             * @enum {string}
             */
            status: "pending" | "sent";
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description Money that came for an order, or goes back to the customer. Ours. */
        PaymentEntry: {
            /**
             * @description withheld is the part of a refund that the shop keeps for rewards of the order that the customer has spent already.
             * @enum {string}
             */
            type: "paid" | "given_back" | "withheld";
            /** @description The way it came, or the way it goes back; cash_on_delivery is handed out. */
            payment_method: components["schemas"]["PaymentMethod"];
            amount: components["schemas"]["Money"];
            /**
             * @description pending while it goes back and the gateway or the shop's clerk has not sent it; else done.
             * @enum {string}
             */
            status: "pending" | "done";
            /** @description When it came or was sent; while it is pending */
            at: components["schemas"]["Timestamp"];
        };
        OfflinePayment: {
            method_id: components["schemas"]["Id"];
            method_name: string;
            method_informations: {
                customer_input: string;
                /** @description The name of the field. Ours. */
                customer_label?: string;
                customer_data: string;
            }[];
            customer_note: string | null;
            /**
             * @description A denied one fails the order, which can then be told of another transfer, switched to cash or canceled.
             * @enum {string}
             */
            status: "pending" | "verified" | "denied" | "to_refund" | "refunded";
            /** @description Why it was denied. */
            note: string | null;
            /** @description The picture of the transfer; null without one, and for everybody but the owner. Ours. */
            proof_full_url?: string | null;
            /** @description When it was told of or decided. Ours. */
            updated_at?: components["schemas"]["Timestamp"];
        };
        /**
         * @description Where an order waits that may arrive later than promised when it was placed: in the store, for its courier, or on the ride. Null while it keeps the promise, and once it is over. Ours.
         * @enum {string|null}
         */
        ArrivalReason: "preparation" | "courier" | "ride" | null;
        /** @description The `id` of an order line (order/details). */
        LineId: number;
        /**
         * @description Where money goes back: into the wallet, by the gateway it came from, by bank transfer, or handed out in cash.
         * @enum {string}
         */
        RefundWay: "wallet" | "gateway" | "transfer" | "cash";
        /** @description What was asked for, and what the shop decided. What no list requires is ours: other backends leave it out. */
        Refund: {
            /** @enum {string} */
            refund_status: "pending" | "approved" | "rejected";
            refund_amount: components["schemas"]["Money"];
            /** @description The pieces it is of, with their amounts; empty when it is the whole order. */
            lines?: {
                id: components["schemas"]["LineId"];
                quantity: number;
                amount: components["schemas"]["Money"];
            }[];
            /** @description Where the money goes, in one or more parts; none once it is rejected. Spent rewards may make them smaller than refund_amount. */
            money?: {
                to: components["schemas"]["RefundWay"];
                amount: components["schemas"]["Money"];
                /**
                 * @description expected until the shop decides, pending until it is on its way.
                 * @enum {string}
                 */
                status: "expected" | "pending" | "sent";
                /**
                 * Format: date-time
                 * @description When it should be there; null once it is sent.
                 */
                expected_at: string | null;
                /** Format: date-time */
                sent_at: string | null;
            }[];
            /** @description Points that are taken back with it. */
            loyalty_point?: number;
            /** @description Cashback that is taken back with it. */
            cashback_amount?: components["schemas"]["Money"];
            customer_reason: string;
            customer_note: string | null;
            images_full_url: string[];
            admin_note: string | null;
            created_at: components["schemas"]["Timestamp"];
            /** Format: date-time */
            decided_at: string | null;
        };
        DeliveryMan: {
            id: components["schemas"]["Id"];
            f_name: string;
            l_name: string;
            image_full_url: string;
            avg_rating: number;
            rating_count: number;
            phone: string;
            /** @description Where the courier is while the order is picked_up; else null. */
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
        };
        /** @description One order in full: when each status was reached, where it goes, who carries it, and how its amount comes about. */
        TrackedOrder: components["schemas"]["Order"] & WithRequired<components["schemas"]["OrderFigures"], "item_total" | "store_discount_amount" | "coupon_discount_amount" | "coupon_code" | "welcome_discount_amount" | "delivery_charge" | "original_delivery_charge" | "total_tax_amount" | "tax_status" | "additional_charge" | "dm_tips"> & {
            /** @description Empty for whoever proved a guest's order by its phone number or e-mail address. */
            user_id: components["schemas"]["ShopperId"];
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
            /** @description How it is paid, in one or two parts; what the wallet pays comes first. */
            payments: components["schemas"]["OrderPayment"][];
            /** @description The ways to pay it otherwise, each with why it is not offered; empty when its way to pay cannot be changed, or not by the caller. Ours, as is repayments. */
            payment_options?: components["schemas"]["PaymentOption"][];
            /** @description What goes back outside the wallet; only for the owner. The wallet's own list shows what came back to it. */
            repayments?: components["schemas"]["Repayment"][];
            /** @description All money of the order, the oldest first: what came, and what goes back or went. Only for the owner; empty for other callers. Ours. */
            payment_history?: components["schemas"]["PaymentEntry"][];
            /** @description Of an order paid by transfer, what the customer said of it; null before anything was said. */
            offline_payment: components["schemas"]["OfflinePayment"] | null;
            /** @description Kilometres from the store or the sender to the receiver. */
            distance: number;
            /** @description Minutes from now, by the steps of the order, its courier and how long orders of the store take; 0 once delivered. */
            min_delivery_time: number;
            max_delivery_time: number;
            arrival_reason?: components["schemas"]["ArrivalReason"];
            cutlery: components["schemas"]["Flag"];
            /** @description 1 when the store says what the order comes to, by the pictures of a prescription. */
            prescription_order: components["schemas"]["Flag"];
            /**
             * Format: date-time
             * @description When it has said so; until then the order costs its delivery, and nobody works on it.
             */
            priced: string | null;
            /** @description How many pictures of a prescription there are (order/prescription). */
            order_attachment_count: number;
            order_note: string | null;
            unavailable_item_note: string | null;
            delivery_instruction: string | null;
            cancellation_reason: string | null;
            /** @enum {string|null} */
            canceled_by: "customer" | "store" | "admin" | null;
            /**
             * @description Who pays the courier of a parcel; null for goods.
             * @enum {string|null}
             */
            charge_payer: "sender" | "receiver" | null;
            /** @description Null when none was asked for, and for whoever is not the owner of the order. */
            refund: components["schemas"]["Refund"] | null;
            /**
             * Format: date-time
             * @description Until when its owner can ask for a refund, by the clock of the server; null when that is not possible, no longer, or not by the caller. Ours.
             */
            refundable_until?: string | null;
            /**
             * Format: date-time
             * @description Until when the links of the order work (shareOrder); null when it is not shared. Ours.
             */
            shared_until?: string | null;
            /** @description What kind of a parcel it is; null for goods. */
            parcel_category: components["schemas"]["ParcelCategory"] | null;
            delivery_man: components["schemas"]["DeliveryMan"] | null;
            /** @description Null for take away; of a parcel, where it is fetched. */
            delivery_address: components["schemas"]["OrderAddress"] | null;
            /** @description Who receives it; of an order of goods the same as delivery_address. */
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
         * @description Lets a POST be read as a PUT, for backends that take no PUT.
         * @constant
         */
        MethodOverride: "put";
        OrderCancellation: {
            order_id: components["schemas"]["Id"];
            reason: string;
            guest_id?: components["schemas"]["GuestId"];
            _method?: components["schemas"]["MethodOverride"];
        };
        PaymentSwitch: {
            order_id: components["schemas"]["Id"];
            guest_id?: components["schemas"]["GuestId"];
            /**
             * @description cash_on_delivery where none is named. The wallet pays at once; offline_payment waits for the details of a transfer, and digital_payment for order/payment.
             * @enum {string}
             */
            payment_method?: "cash_on_delivery" | "wallet" | "offline_payment" | "digital_payment";
            /** @description 1 takes everything that is in the wallet first. A part that the wallet has paid already stays, whatever the client sends. */
            partial_payment?: components["schemas"]["Flag"];
            _method?: components["schemas"]["MethodOverride"];
        };
        PaymentStart: {
            order_id: components["schemas"]["Id"];
            /** @description Where the browser comes back to; a page of this shop, as a path or a whole address. */
            callback: string;
            /** @description One of `active_payment_method_list`; without it the first. */
            payment_method?: string;
            guest_id?: components["schemas"]["GuestId"];
        };
        /** @description What a page that is not about the order says of it, with the same meanings as in order/track. */
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
            /** @description Minutes from now. */
            min_delivery_time: number;
            max_delivery_time: number;
            arrival_reason: components["schemas"]["ArrivalReason"];
        };
        RunningOrder: {
            running_orders: number;
            /** @description The orders under way, at most the last 20, the newest first. Ours. */
            orders: components["schemas"]["LiveOrder"][];
            /** @description The one placed last; null when there is none. */
            order_id: components["schemas"]["Id"] | null;
        };
        StoreAgain: {
            id: components["schemas"]["Id"];
            slug: string;
            name: string;
            module_id: components["schemas"]["Id"];
            module_type: components["schemas"]["ModuleType"];
            zone_id: components["schemas"]["Id"];
            /** @description Takes orders for now: inside its hours and not paused by its owner. */
            open: components["schemas"]["Flag"];
            /** @description When a closed store opens next, today or tomorrow; null when open, or in neither. */
            current_opening_time: string | null;
            /** @description Takes orders for later while it is closed. */
            schedule_order: components["schemas"]["Flag"];
            /** @description Is in one of the zones of the chosen location. */
            serves_location: components["schemas"]["Flag"];
        };
        OtherCart: {
            store_name: string;
            /** @description Pieces of it. */
            quantity: number;
        };
        LineAgain: {
            item_id: components["schemas"]["Id"];
            /** @description As it is called now; as it was when it is gone. */
            name: string;
            image_full_url: string;
            /** @description As they were ordered. */
            options: string[];
            /** @description As they were ordered. */
            add_ons: {
                name: string;
                quantity: number;
            }[];
            old_quantity: number;
            /** @description One unit with its options, after the discount, then. */
            old_price: components["schemas"]["Money"];
            /**
             * @description Why the line would not be put into the cart; null when it would.
             * @enum {string|null}
             */
            reason: "gone" | "options" | "stock" | "limit" | "hours" | "in_cart" | null;
            /** @description Pieces that would be put into the cart; 0 with a reason. */
            quantity: number;
            /** @description One unit with its options, after the discount, now. Null when it is not sold like this any more. */
            price: components["schemas"]["Money"] | null;
            /** @description The pieces with add-ons, after the discount; 0 with a reason. */
            amount: components["schemas"]["Money"];
            /**
             * @description Why fewer pieces than ordered; null when there are enough.
             * @enum {string|null}
             */
            shortage: "stock" | "limit" | null;
            missing_add_ons: string[];
            /** @description Options that were ordered and are offered no more. */
            missing_options: string[];
            /** @description Hours in which the item is sold, while it is outside of them; else null. */
            available_time_starts: string | null;
            available_time_ends: string | null;
        };
        /** @description What ordering the same again would put into the cart now. Nothing is changed by asking. */
        OrderAgainPreview: {
            order_id: components["schemas"]["Id"];
            /** @description Null for a parcel, which has nothing to order again. */
            store: components["schemas"]["StoreAgain"] | null;
            /** @description What the cart holds of another store, and would lose. Null when it holds nothing or goods of the same store. */
            other_cart: components["schemas"]["OtherCart"] | null;
            /** @description The lines of the order, in its order. */
            lines: components["schemas"]["LineAgain"][];
            /** @description Pieces that would be put into the cart. */
            quantity: number;
            /** @description Their sum with add-ons, after discounts, before tax and delivery. */
            amount: components["schemas"]["Money"];
        };
        OrderToRepeat: {
            order_id: components["schemas"]["Id"];
            guest_id?: components["schemas"]["GuestId"];
            /** @description 1 clears a cart of another store in the same step, if anything of the order can be had; otherwise such a cart is refused. */
            replace_cart?: components["schemas"]["Flag"];
        };
        /** @description A line that could not be put into the cart. */
        MissingLine: {
            item_id: components["schemas"]["Id"];
            name: string;
            /**
             * @description No longer sold, no longer with these options, out of stock, as many in the cart as there may be, or not sold at this hour by a store that takes no orders for later.
             * @enum {string}
             */
            reason: "gone" | "options" | "stock" | "limit" | "hours";
        };
        /** @description A line that is in the cart, but not as it was ordered. */
        ChangedLine: {
            item_id: components["schemas"]["Id"];
            name: string;
            /** @description One unit with its options, after the discount, then. */
            old_price: components["schemas"]["Money"];
            /** @description The same now. */
            price: components["schemas"]["Money"];
            old_quantity: number;
            quantity: number;
            missing_add_ons: string[];
        };
        RepeatedOrder: {
            message: string;
            /** @description Pieces that were put into the cart. */
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
            /** @description Empty when it was not given and when the address names it. */
            road: string;
            /** @description Empty when it was not given. */
            house: string;
            /** @description Empty when it was not given. */
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
            /** @description One unit with its options, before the discount. */
            price: components["schemas"]["Money"];
            /** @description Off each unit. */
            discount: components["schemas"]["Money"];
            /** @description The whole line with add-ons, after the discount, before tax. */
            amount: components["schemas"]["Money"];
        };
        ReceiptFigure: {
            /** @enum {string} */
            key: "item_total" | "store_discount" | "coupon_discount" | "welcome_discount" | "delivery_charge" | "tax" | "additional_charge" | "dm_tips";
            /** @description In the language of X-localization. */
            name: string;
            /** @description Below zero when it is taken off. */
            amount: components["schemas"]["Money"];
        };
        /** @description Of the store, on the goods after all discounts. */
        tax_percentage: number;
        /** @description The fee for the way; more than delivery_charge where the shop, the store or a coupon pays it. */
        original_delivery_charge: components["schemas"]["Money"];
        /** @description Null when there is no way, and for orders placed before this was kept. */
        delivery_fee: components["schemas"]["DeliveryFee"] | null;
        /**
         * @description Who pays the fee instead: a store that always does, the shop (admin) for goods worth enough (config free_delivery_over), or else the coupon. Null when the customer does, or there is none.
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
            /** @description As ISO 4217 writes it. */
            currency: string;
            shop: components["schemas"]["ReceiptParty"];
            /** @description Null for a parcel. */
            store: components["schemas"]["ReceiptParty"] | null;
            /** @description Of a parcel; null for goods. */
            sender: components["schemas"]["ReceiptContact"] | null;
            receiver: components["schemas"]["ReceiptContact"];
            lines: components["schemas"]["ReceiptLine"][];
            /** @description How the total comes about; their sum is the total. */
            figures: components["schemas"]["ReceiptFigure"][];
            tax_percentage: components["schemas"]["tax_percentage"];
            original_delivery_charge: components["schemas"]["original_delivery_charge"];
            delivery_fee: components["schemas"]["delivery_fee"];
            free_delivery_by: components["schemas"]["free_delivery_by"];
            total: components["schemas"]["Money"];
            payments: components["schemas"]["OrderPayment"][];
            /** @description All money that came and went back, the oldest first; as trackOrder tells the owner. */
            payment_history: components["schemas"]["PaymentEntry"][];
        };
        ReceiptOpening: {
            order_id: components["schemas"]["Id"];
            guest_id?: components["schemas"]["GuestId"];
            /** @description Phone number given with a guest's order. */
            contact_number?: string;
            /** @description E-mail address given with a guest's order. */
            contact_email?: string;
        };
        ReceiptPage: {
            /** @description With `&download=1` the browser saves the page, complete in one file. */
            link: string;
            expires_at: components["schemas"]["Timestamp"];
        };
        OrderSharing: {
            order_id: components["schemas"]["Id"];
            guest_id?: components["schemas"]["GuestId"];
            /** @description Phone number given with a guest's order. */
            contact_number?: string;
            /** @description E-mail address given with a guest's order. */
            contact_email?: string;
        };
        OrderLink: {
            /** @description Of the page at the shop; told once, never again. */
            path: string;
            expires_at: components["schemas"]["Timestamp"];
        };
        SharedCourier: {
            f_name: string;
            image_full_url: string;
        };
        /** @description As much of an order as a link shows. */
        SharedOrder: {
            id: components["schemas"]["Id"];
            /** @description `delivered` also while and after its money goes back. */
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
            /** @description Minutes from now; 0 once delivered. */
            min_delivery_time: number;
            max_delivery_time: number;
            arrival_reason: components["schemas"]["ArrivalReason"];
            /** @description Null for a parcel. */
            store: components["schemas"]["OrderStore"] | null;
            /** @description Null before there is one, and once the order is over. */
            courier: components["schemas"]["SharedCourier"] | null;
            /** @description When the link stops working. */
            expires_at: components["schemas"]["Timestamp"];
        };
        RefundReasons: {
            refund_reasons: {
                id: components["schemas"]["Id"];
                reason: string;
            }[];
        };
        /** @description What the owner of a delivered order can ask for now, and how the money would come back. */
        RefundOffer: {
            order_id: components["schemas"]["Id"];
            /** @description The last moment, by the clock of the server. */
            until: components["schemas"]["Timestamp"];
            /** @description Of the whole order, with its fees and its tip. */
            amount: components["schemas"]["Money"];
            /** @description Its items; empty for a parcel, which is refunded whole. */
            lines: {
                id: components["schemas"]["LineId"];
                name: string;
                options: string[];
                image_full_url: string;
                quantity: number;
                /** @description All its pieces after all discounts, with tax. k of its n pieces are k / n of it, rounded down to the last digit of the currency. */
                amount: components["schemas"]["Money"];
            }[];
            /** @description How the whole amount would come back; of a smaller amount, the first way has its part first. */
            ways: {
                to: components["schemas"]["RefundWay"];
                amount: components["schemas"]["Money"];
                /** @description From the request until the money is there, at the latest. */
                days: number;
            }[];
            /** @description Points the order earned; their share is taken back. */
            loyalty_point: number;
            /** @description Cashback the order earned, likewise. */
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
            /** @description Sent by older clients; money goes back the way it came. */
            refund_method?: string;
            /** @description The pieces to be refunded, each line once; in JSON. Without it, and with every piece, it is the whole order with its fees and its tip. Ours. */
            lines?: components["schemas"]["RefundFormLine"][];
            image?: components["schemas"]["Photo"][];
        };
        /** @description An OfflineInfo, and of which order. */
        OfflinePaymentInfo: {
            method_id: components["schemas"]["Id"];
            method_informations: components["schemas"]["TransferInformation"][];
            customer_note?: string | null;
            order_id: components["schemas"]["Id"];
            /** @description A picture of the transfer, drawn anew; only in a form. Without one, an earlier one stays. */
            proof?: components["schemas"]["Photo"];
            guest_id?: components["schemas"]["GuestId"];
        };
        /** @description A way to pay outside the shop. */
        OfflinePaymentMethod: {
            id: components["schemas"]["Id"];
            method_name: string;
            /** @description What the customer needs to pay. */
            method_fields: {
                input_name: string;
                input_data: string;
            }[];
            /** @description What the customer tells of the payment. */
            method_informations: {
                /** @description The key that is sent back. */
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
            /** @description Number of the page, from 1. */
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
            /** @description Why to order here. */
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
            /** @description Where owners of stores apply; shown in a new window while the config says that they may. */
            earning_seller_button_url: string;
            earning_seller_image_full_url: string;
            earning_dm_title: string;
            earning_dm_sub_title: string;
            earning_dm_button_name: string;
            /** @description Where couriers apply; shown in a new window while the config says that they may. */
            earning_dm_button_url: string;
            earning_dm_image_full_url: string;
            fixed_newsletter_title: string;
            fixed_newsletter_sub_title: string;
            fixed_footer_description: string;
        };
        Page: {
            title: string;
            /** @description Plain text. An empty line parts paragraphs; a line that starts with `## ` is a heading. */
            value: string;
        };
        Health: {
            /** @constant */
            status: "ok";
        };
    };
    responses: {
        /** @description The copy the client holds (If-None-Match) is still true. */
        NotModified: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description A parameter is missing or wrong; code is its name. */
        FieldRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description Too many requests; ask again after Retry-After seconds. */
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
        /** @description A fault of the server; nothing was changed. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The server is starting, stopping or overloaded, or a service it needs does not answer. */
        Unavailable: {
            headers: {
                "Retry-After": number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description There is no such thing, or it is not the caller's. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The position lies in a zone that is switched off or outside all zones, or a field is wrong. */
        LocationRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The position lies outside all zones. */
        NotServed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description A field is missing or wrong; code is its name. */
        InvalidInput: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The body did not arrive within ten seconds, that of a form with files within a minute. */
        BodyTooSlow: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The body is larger than 256 kB, or a form has more or longer parts than it may. */
        PayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The body is not of the content type the operation takes. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description Phone, e-mail address, referral code or password cannot be taken, the passwords differ, or a field is wrong. */
        SignUpRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description Phone, e-mail address or password is wrong; which of them is not told. */
        SignInRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description A field is wrong (code = its name), a code is wrong or has expired (`otp`), or the account is blocked. */
        AccountRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description Too many codes were asked for or tried; ask again after Retry-After seconds. */
        CodeThrottled: {
            headers: {
                "Retry-After": number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The token is missing, unknown or expired; the client drops it. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The code is wrong, used, or expired, the account is blocked, or a field is wrong. */
        CodeRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description Firebase says no, nothing waits for this verification, the account is blocked, or a field is wrong. */
        FirebaseRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The code is wrong, used, or expired, or a field is wrong. */
        ResetTokenRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The code is wrong, used, or expired, or a field is wrong. */
        ResetRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The id token is not believed, the medium is not offered, the e-mail address belongs to an account that has not verified it, or the account is blocked. */
        SocialRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description As social-login; or the phone is taken, a name or e-mail address is missing, or a field is wrong. */
        SocialRegisterRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description A field is wrong; code is its name. Or a new password or e-mail address came without proof of the owner (`confirmation`). Nothing was changed. */
        InfoRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description A field is wrong; code is its name. Or a new password or e-mail address came without proof of the owner (`confirmation`). Nothing was changed. */
        ProfileRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description An order is still under way, a refund is not decided, the wallet holds money that the customer did not give up, or the proof of the owner is missing (`confirmation`) or wrong. */
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
        /** @description The code is wrong, used or expired, or is not one. */
        EmailProofRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description It is the session that asks, or a field is wrong. */
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
        /** @description The module is missing or unknown, or a category is not one of the module. */
        InterestRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description A parameter is missing or wrong; code is its name. */
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
        /** @description The shop does not send there, the guest id is missing or unknown, or a field is wrong. */
        PushRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description Nobody is known by the guest id, it is missing, or a field is wrong. */
        GuestNeeded: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description Neither a conversation nor somebody to talk to is named, or a field is wrong. */
        ReceiverNeeded: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description There is no such conversation, store or courier; or it is not the caller's. */
        ConversationNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description There is nothing to send or nobody to send it to, a file is not a picture or one too many, or a field is wrong. Nothing was sent. */
        MessageRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description There is no such conversation, store, courier or order; or it is not the caller's; or the order is none of theirs who are written to. */
        NobodyToTalkTo: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The first request with this Idempotency-Key is still running; ask again after Retry-After seconds. */
        StillRunning: {
            headers: {
                "Retry-After": number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The Idempotency-Key was used before with another body. */
        KeyReused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The wallet takes no money, or not like this, or a field is wrong. */
        FundRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description Wallet or points are switched off, there are not enough points, or fewer than may be transferred at once. */
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
        /** @description Neither or both of item and store are named, or the wishlist is full. */
        WishlistRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The wishlist holds it already. */
        WishlistConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description Neither or both of item and store are named. */
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
        /** @description There is no such coupon, or no such store. */
        CouponNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The coupon has been used as often as it may be. */
        CouponUsedUp: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The time to change it is over, a file is not a picture or one too many, or a field is wrong. */
        ReviewChangeRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description There is no such order of the caller's, no review of this item, or a kept picture is no longer there. */
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
        /** @description A file is not a picture or one too many, or a field is wrong. */
        ReviewRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description There is no such order of the caller's, or this was no part of it. */
        ReviewNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description It is not delivered, was reviewed already, or the first request with this Idempotency-Key is still running; then ask again after Retry-After seconds. */
        ReviewConflict: {
            headers: {
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The caller reported it before, or wrote it. */
        ReportConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The time to change it is over, or a field is wrong. */
        CourierReviewChangeRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description There is no such order of the caller's, or no review of this courier. */
        CourierReviewToChangeNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description There is no such order, or it is not the caller's. */
        OrderNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The line cannot be in the cart like this, or a field is wrong. */
        CartRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The line cannot become this, or a field is wrong. */
        ReplacementRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description There is no such line in the cart, or its item is no longer sold. */
        LineNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The line cannot be changed like this, or a field is wrong. */
        LineRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The address lies in a zone that is switched off or outside all zones, or a field is wrong. */
        AddressRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The order breaks a rule of the shop (nothing was ordered), or a field is wrong. */
        OrderRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The order breaks a rule of the shop, a file is not a picture or one too many, or a field is wrong. */
        PrescriptionRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The file is not a picture, is there already or is one too many; or a field is wrong. */
        PictureRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description There is no such picture, or it is not the caller's. */
        PictureNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description There is no such order, it is not the caller's, or no courier is on the way with it. */
        NotOnTheWay: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The key or the guest id is missing, or not one. */
        KeyNeeded: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The order cannot take this step from its present status. */
        StatusConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The order cannot be paid this way, each case with its own code; or a field is wrong. Nothing has changed. */
        SwitchRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The way to pay cannot be changed any more, or a payment is being confirmed. */
        SwitchConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The order cannot be paid online like this, or a field is wrong. */
        PaymentRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The order does not wait for an online payment, is paid, or its payment is being confirmed. */
        NothingToPay: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description Nobody is known by the guest id, it or the zone is missing or unknown, or a field is wrong. */
        GuestAndZoneNeeded: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The cart holds items of another store or is full, or a field is wrong. The cart is as it was. */
        OrderAgainRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description Nothing was put into the cart under this Idempotency-Key. */
        NothingToUndo: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The cart is not what ordering again left. It stays as it is. */
        CartChanged: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The order ended too long ago, or has as many links as it can have. */
        NotToShare: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The link is unknown, has expired or was revoked. */
        OrderLinkGone: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description It is too late, the order cost nothing, or a field is wrong. */
        RefundClosed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The order is not delivered, or a refund was asked for already. */
        NoRefundNow: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description It is too late, the order does not have these pieces or they cost nothing, a file is not a picture or one too many, or a field is wrong. Nothing was asked for. */
        RefundRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The order is not delivered, a refund was asked for already, or the same request still runs. */
        RefundConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The transfer is not one the shop takes, something asked of it is missing, or a field is wrong. */
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
         * @description Language of texts and messages; any other value counts as en.
         * @example en
         */
        Localization: string;
        /**
         * @description Names the client program; not read by this server.
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
         * @description The chosen module.
         * @example 1
         */
        ModuleId: number;
        /**
         * @description Entries of a page.
         * @example 12
         */
        Limit: number;
        /**
         * @description Number of the page, from 1.
         * @example 1
         */
        Offset: number;
        /**
         * @description What was typed.
         * @example pizza
         */
        Name: string;
        /**
         * @description Names one attempt, new for everything that is done and the same for every retry of it. A repeated key with the same body answers the first reply again; with another body 422. Remembered for 30 days.
         * @example 0f6a1f5c-7a4e-4a57-9d0c-3f1d1c0a7b55
         */
        IdempotencyKey: string;
        /**
         * @description Of the chosen location; distances are measured from it.
         * @example 25.2048
         */
        Latitude: number;
        /**
         * @description Of the chosen location.
         * @example 55.2708
         */
        Longitude: number;
        /**
         * @description The item, when it is one.
         * @example 101
         */
        WishedItem: components["schemas"]["Id"];
        /**
         * @description The store, when it is one.
         * @example 3
         */
        WishedStore: components["schemas"]["Id"];
        /**
         * @description Number or slug.
         * @example 12
         */
        IdOrSlug: string;
        /**
         * @description Which dishes; other modules answer all.
         * @example all
         */
        ItemKind: "all" | "veg" | "non_veg";
        /**
         * @description Which stores, by how they hand over or what they cook.
         * @example all
         */
        StoreKind: "all" | "delivery" | "take_away" | "veg" | "non_veg";
        /** @example 3 */
        StoreId: components["schemas"]["Id"];
        /**
         * @description Needed from shoppers without a token.
         * @example 7c1d5a5e0b8f4c0f9a3a2f6f3f1b7a90
         */
        GuestId: components["schemas"]["GuestId"];
        /**
         * @description Only this category; 0 is all.
         * @example 0
         */
        CategoryId: number;
        /** @example 100001 */
        OrderId: components["schemas"]["Id"];
        /**
         * @description Number of the row.
         * @example 12
         */
        NumberInPath: number;
        /**
         * @description Phone number given with a guest's order.
         * @example +971501234567
         */
        ContactNumber: string;
        /**
         * @description E-mail address given with a guest's order.
         * @example sara@example.com
         */
        ContactEmail: string;
        /**
         * @description The key the order was sent under.
         * @example 0f6a1f5c-7a4e-4a57-9d0c-3f1d1c0a7b55
         */
        PlacedKey: string;
        /**
         * @description The key the order was put into the cart under.
         * @example 0f6a1f5c-7a4e-4a57-9d0c-3f1d1c0a7b55
         */
        RepeatedKey: string;
    };
    requestBodies: never;
    headers: {
        /** @description How many such calls this address may make in a minute. */
        RateLimitLimit: number;
        /** @description How many of them are left. */
        RateLimitRemaining: number;
        /** @description Seconds until they are counted anew. */
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
export type SocialLogin = components['schemas']['SocialLogin'];
export type SocialSignIn = components['schemas']['SocialSignIn'];
export type SocialRegister = components['schemas']['SocialRegister'];
export type Timestamp = components['schemas']['Timestamp'];
export type DiscountType = components['schemas']['DiscountType'];
export type CustomerInfo = components['schemas']['CustomerInfo'];
export type CurrentPassword = components['schemas']['CurrentPassword'];
export type ConfirmationCode = components['schemas']['ConfirmationCode'];
export type ProfileChange = components['schemas']['ProfileChange'];
export type Photo = components['schemas']['Photo'];
export type ProfileForm = components['schemas']['ProfileForm'];
export type AccountRemoval = components['schemas']['AccountRemoval'];
export type ConfirmationRequest = components['schemas']['ConfirmationRequest'];
export type ConfirmationSent = components['schemas']['ConfirmationSent'];
export type EmailProof = components['schemas']['EmailProof'];
export type Session = components['schemas']['Session'];
export type SessionList = components['schemas']['SessionList'];
export type RemovalObstacle = components['schemas']['RemovalObstacle'];
export type RemovalPreview = components['schemas']['RemovalPreview'];
export type DataRow = components['schemas']['DataRow'];
export type NotificationSettings = components['schemas']['NotificationSettings'];
export type DataRows = components['schemas']['DataRows'];
export type CustomerData = components['schemas']['CustomerData'];
export type Interests = components['schemas']['Interests'];
export type Device = components['schemas']['Device'];
export type Notification = components['schemas']['Notification'];
export type NotificationList = components['schemas']['NotificationList'];
export type NotificationsRead = components['schemas']['NotificationsRead'];
export type UnreadCount = components['schemas']['UnreadCount'];
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
export type ItemList = components['schemas']['ItemList'];
export type StoreList = components['schemas']['StoreList'];
export type CategorizedItemList = components['schemas']['CategorizedItemList'];
export type CommonCondition = components['schemas']['CommonCondition'];
export type CommonConditionList = components['schemas']['CommonConditionList'];
export type ParcelCategory = components['schemas']['ParcelCategory'];
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
export type NewCartLine = components['schemas']['NewCartLine'];
export type CartLineReplacement = components['schemas']['CartLineReplacement'];
export type CartLineChange = components['schemas']['CartLineChange'];
export type Address = components['schemas']['Address'];
export type AddressList = components['schemas']['AddressList'];
export type NewAddress = components['schemas']['NewAddress'];
export type AddressSaved = components['schemas']['AddressSaved'];
export type AddressBody = components['schemas']['AddressBody'];
export type OrderType = components['schemas']['OrderType'];
export type PaymentMethod = components['schemas']['PaymentMethod'];
export type TransferInformation = components['schemas']['TransferInformation'];
export type OfflineInfo = components['schemas']['OfflineInfo'];
export type PictureId = components['schemas']['PictureId'];
export type PictureIds = components['schemas']['PictureIds'];
export type Receiver = components['schemas']['Receiver'];
export type OrderPlacement = components['schemas']['OrderPlacement'];
export type OrderStatus = components['schemas']['OrderStatus'];
export type OrderPayment = components['schemas']['OrderPayment'];
export type DeliveryFee = components['schemas']['delivery_fee'];
export type OrderFigures = components['schemas']['OrderFigures'];
export type OrderPlaced = components['schemas']['OrderPlaced'];
export type PrescriptionPlacement = components['schemas']['PrescriptionPlacement'];
export type PrescriptionPicture = components['schemas']['PrescriptionPicture'];
export type PrescriptionPictures = components['schemas']['PrescriptionPictures'];
export type PrescriptionPictureForm = components['schemas']['PrescriptionPictureForm'];
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
export type OrderSharing = components['schemas']['OrderSharing'];
export type OrderLink = components['schemas']['OrderLink'];
export type SharedCourier = components['schemas']['SharedCourier'];
export type SharedOrder = components['schemas']['SharedOrder'];
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
export type ResponseSocialRefused = components['responses']['SocialRefused'];
export type ResponseSocialRegisterRefused = components['responses']['SocialRegisterRefused'];
export type ResponseInfoRefused = components['responses']['InfoRefused'];
export type ResponseProfileRefused = components['responses']['ProfileRefused'];
export type ResponseRemovalRefused = components['responses']['RemovalRefused'];
export type ResponseConfirmationCodeRefused = components['responses']['ConfirmationCodeRefused'];
export type ResponseEmailProofRefused = components['responses']['EmailProofRefused'];
export type ResponseSessionRefused = components['responses']['SessionRefused'];
export type ResponseSessionNotFound = components['responses']['SessionNotFound'];
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
export type ResponseOrderRefused = components['responses']['OrderRefused'];
export type ResponsePrescriptionRefused = components['responses']['PrescriptionRefused'];
export type ResponsePictureRefused = components['responses']['PictureRefused'];
export type ResponsePictureNotFound = components['responses']['PictureNotFound'];
export type ResponseNotOnTheWay = components['responses']['NotOnTheWay'];
export type ResponseKeyNeeded = components['responses']['KeyNeeded'];
export type ResponseStatusConflict = components['responses']['StatusConflict'];
export type ResponseSwitchRefused = components['responses']['SwitchRefused'];
export type ResponseSwitchConflict = components['responses']['SwitchConflict'];
export type ResponsePaymentRefused = components['responses']['PaymentRefused'];
export type ResponseNothingToPay = components['responses']['NothingToPay'];
export type ResponseGuestAndZoneNeeded = components['responses']['GuestAndZoneNeeded'];
export type ResponseOrderAgainRefused = components['responses']['OrderAgainRefused'];
export type ResponseNothingToUndo = components['responses']['NothingToUndo'];
export type ResponseCartChanged = components['responses']['CartChanged'];
export type ResponseNotToShare = components['responses']['NotToShare'];
export type ResponseOrderLinkGone = components['responses']['OrderLinkGone'];
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
export type ParameterStoreKind = components['parameters']['StoreKind'];
export type ParameterStoreId = components['parameters']['StoreId'];
export type ParameterGuestId = components['parameters']['GuestId'];
export type ParameterCategoryId = components['parameters']['CategoryId'];
export type ParameterOrderId = components['parameters']['OrderId'];
export type ParameterNumberInPath = components['parameters']['NumberInPath'];
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
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
                 * @description What was typed.
                 * @example harbour
                 */
                search_text: string;
            };
            header?: {
                /**
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
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
                 * @description place_id of a suggestion.
                 * @example place-harbour-square
                 */
                placeid: string;
            };
            header?: {
                /**
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
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
            /** @description Found. */
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
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
            /** @description Done. */
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
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
            /** @description Done. */
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
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
            /** @description Done. */
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
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
            /** @description Done. */
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
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
            /** @description Done. */
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
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
            /** @description Done. */
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
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
            /** @description Done. */
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
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
            /** @description Done. */
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
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
            /** @description Done. */
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
    socialLogin: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
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
            /** @description Done. */
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
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
            /** @description Done. */
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
    getCustomerInfo: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
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
                    "application/json": components["schemas"]["Message"];
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
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
            /** @description Done. */
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
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
            /** @description Done. */
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
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
            /** @description Done. */
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
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
    previewRemoval: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description The chosen module.
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
            /** @description Done. */
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
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
            /** @description Done. */
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
                 * @description Entries of a page.
                 * @example 12
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                offset?: components["parameters"]["Offset"];
            };
            header?: {
                /**
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
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
            /** @description Done. */
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
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
            /** @description Done. */
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
    getNotificationSettings: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
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
            /** @description Done. */
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
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
            /** @description Done. */
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
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
            /** @description Done. */
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
                 * @description Entries of a page.
                 * @example 12
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description Only those with stores, couriers or the support.
                 * @example vendor
                 */
                type?: components["schemas"]["ReceiverType"];
            };
            header?: {
                /**
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
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
                 * @description What was typed.
                 * @example pizza
                 */
                name: components["parameters"]["Name"];
                /**
                 * @description Entries of a page.
                 * @example 12
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                offset?: components["parameters"]["Offset"];
            };
            header?: {
                /**
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
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
                 * @description The conversation; else receiver_type says with whom.
                 * @example 100001
                 */
                conversation_id?: components["schemas"]["Id"];
                /**
                 * @description Whom to talk to, when no conversation is named.
                 * @example vendor
                 */
                receiver_type?: components["schemas"]["ReceiverType"];
                /**
                 * @description Number of the store or courier; the support has none.
                 * @example 3
                 */
                receiver_id?: components["schemas"]["ReceiverId"];
                /**
                 * @description Entries of a page.
                 * @example 12
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                offset?: components["parameters"]["Offset"];
            };
            header?: {
                /**
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description Names one attempt, new for everything that is done and the same for every retry of it. A repeated key with the same body answers the first reply again; with another body 422. Remembered for 30 days.
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
            /** @description Done. */
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
                 * @description Entries of a page.
                 * @example 12
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description Only these: order (paid and given back), loyalty_point (points exchanged), add_fund (with its bonuses), referrer, CashBack.
                 * @example all
                 */
                type?: "all" | "order" | "loyalty_point" | "add_fund" | "referrer" | "CashBack";
            };
            header?: {
                /**
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description Names one attempt, new for everything that is done and the same for every retry of it. A repeated key with the same body answers the first reply again; with another body 422. Remembered for 30 days.
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
            /** @description Done. */
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
                 * @description Entries of a page.
                 * @example 12
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                offset?: components["parameters"]["Offset"];
            };
            header?: {
                /**
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description Names one attempt, new for everything that is done and the same for every retry of it. A repeated key with the same body answers the first reply again; with another body 422. Remembered for 30 days.
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
            /** @description Done. */
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description Zones of the chosen location, a JSON array in text.
                 * @example [1,2]
                 */
                zoneid?: components["parameters"]["ZoneIds"];
                /**
                 * @description The chosen module.
                 * @example 1
                 */
                moduleId?: components["parameters"]["ModuleId"];
                /**
                 * @description Of the chosen location; distances are measured from it.
                 * @example 25.2048
                 */
                latitude?: components["parameters"]["Latitude"];
                /**
                 * @description Of the chosen location.
                 * @example 55.2708
                 */
                longitude?: components["parameters"]["Longitude"];
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
                 * @description The item, when it is one.
                 * @example 101
                 */
                item_id?: components["parameters"]["WishedItem"];
                /**
                 * @description The store, when it is one.
                 * @example 3
                 */
                store_id?: components["parameters"]["WishedStore"];
            };
            header?: {
                /**
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
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
                 * @description The item, when it is one.
                 * @example 101
                 */
                item_id?: components["parameters"]["WishedItem"];
                /**
                 * @description The store, when it is one.
                 * @example 3
                 */
                store_id?: components["parameters"]["WishedStore"];
            };
            header?: {
                /**
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description Zones of the chosen location, a JSON array in text.
                 * @example [1,2]
                 */
                zoneid?: components["parameters"]["ZoneIds"];
                /**
                 * @description The chosen module.
                 * @example 1
                 */
                moduleId?: components["parameters"]["ModuleId"];
                /**
                 * @description Of the chosen location; distances are measured from it.
                 * @example 25.2048
                 */
                latitude?: components["parameters"]["Latitude"];
                /**
                 * @description Of the chosen location.
                 * @example 55.2708
                 */
                longitude?: components["parameters"]["Longitude"];
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path: {
                /**
                 * @description Number or slug.
                 * @example 12
                 */
                id: components["parameters"]["IdOrSlug"];
            };
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path: {
                /**
                 * @description Number or slug.
                 * @example 12
                 */
                id: components["parameters"]["IdOrSlug"];
            };
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
                 * @description Entries of a page.
                 * @example 12
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description Which dishes; other modules answer all.
                 * @example all
                 */
                type?: components["parameters"]["ItemKind"];
            };
            header?: {
                /**
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description Zones of the chosen location, a JSON array in text.
                 * @example [1,2]
                 */
                zoneid?: components["parameters"]["ZoneIds"];
                /**
                 * @description The chosen module.
                 * @example 1
                 */
                moduleId?: components["parameters"]["ModuleId"];
                /**
                 * @description Of the chosen location; distances are measured from it.
                 * @example 25.2048
                 */
                latitude?: components["parameters"]["Latitude"];
                /**
                 * @description Of the chosen location.
                 * @example 55.2708
                 */
                longitude?: components["parameters"]["Longitude"];
            };
            path: {
                /**
                 * @description Number or slug.
                 * @example 12
                 */
                id: components["parameters"]["IdOrSlug"];
            };
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
                 * @description Entries of a page.
                 * @example 12
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description Which stores, by how they hand over or what they cook.
                 * @example all
                 */
                type?: components["parameters"]["StoreKind"];
            };
            header?: {
                /**
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description Zones of the chosen location, a JSON array in text.
                 * @example [1,2]
                 */
                zoneid?: components["parameters"]["ZoneIds"];
                /**
                 * @description The chosen module.
                 * @example 1
                 */
                moduleId?: components["parameters"]["ModuleId"];
                /**
                 * @description Of the chosen location; distances are measured from it.
                 * @example 25.2048
                 */
                latitude?: components["parameters"]["Latitude"];
                /**
                 * @description Of the chosen location.
                 * @example 55.2708
                 */
                longitude?: components["parameters"]["Longitude"];
            };
            path: {
                /**
                 * @description Number or slug.
                 * @example 12
                 */
                id: components["parameters"]["IdOrSlug"];
            };
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
                 * @description Entries of a page.
                 * @example 12
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description Which dishes; other modules answer all.
                 * @example all
                 */
                type?: components["parameters"]["ItemKind"];
            };
            header?: {
                /**
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description Zones of the chosen location, a JSON array in text.
                 * @example [1,2]
                 */
                zoneid?: components["parameters"]["ZoneIds"];
                /**
                 * @description The chosen module.
                 * @example 1
                 */
                moduleId?: components["parameters"]["ModuleId"];
                /**
                 * @description Of the chosen location; distances are measured from it.
                 * @example 25.2048
                 */
                latitude?: components["parameters"]["Latitude"];
                /**
                 * @description Of the chosen location.
                 * @example 55.2708
                 */
                longitude?: components["parameters"]["Longitude"];
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description Zones of the chosen location, a JSON array in text.
                 * @example [1,2]
                 */
                zoneid?: components["parameters"]["ZoneIds"];
                /**
                 * @description The chosen module.
                 * @example 1
                 */
                moduleId?: components["parameters"]["ModuleId"];
                /**
                 * @description Of the chosen location; distances are measured from it.
                 * @example 25.2048
                 */
                latitude?: components["parameters"]["Latitude"];
                /**
                 * @description Of the chosen location.
                 * @example 55.2708
                 */
                longitude?: components["parameters"]["Longitude"];
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
                 * @description Entries of a page.
                 * @example 12
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                offset?: components["parameters"]["Offset"];
            };
            header?: {
                /**
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description Zones of the chosen location, a JSON array in text.
                 * @example [1,2]
                 */
                zoneid?: components["parameters"]["ZoneIds"];
                /**
                 * @description The chosen module.
                 * @example 1
                 */
                moduleId?: components["parameters"]["ModuleId"];
                /**
                 * @description Of the chosen location; distances are measured from it.
                 * @example 25.2048
                 */
                latitude?: components["parameters"]["Latitude"];
                /**
                 * @description Of the chosen location.
                 * @example 55.2708
                 */
                longitude?: components["parameters"]["Longitude"];
            };
            path: {
                /**
                 * @description Number or slug.
                 * @example 12
                 */
                id: components["parameters"]["IdOrSlug"];
            };
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
                 * @description Entries of a page.
                 * @example 12
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                offset?: components["parameters"]["Offset"];
            };
            header?: {
                /**
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description The chosen module.
                 * @example 1
                 */
                moduleId?: components["parameters"]["ModuleId"];
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
                 * @description Entries of a page.
                 * @example 12
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                offset?: components["parameters"]["Offset"];
            };
            header?: {
                /**
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description Zones of the chosen location, a JSON array in text.
                 * @example [1,2]
                 */
                zoneid?: components["parameters"]["ZoneIds"];
                /**
                 * @description The chosen module.
                 * @example 1
                 */
                moduleId?: components["parameters"]["ModuleId"];
                /**
                 * @description Of the chosen location; distances are measured from it.
                 * @example 25.2048
                 */
                latitude?: components["parameters"]["Latitude"];
                /**
                 * @description Of the chosen location.
                 * @example 55.2708
                 */
                longitude?: components["parameters"]["Longitude"];
            };
            path: {
                /**
                 * @description Number or slug.
                 * @example 12
                 */
                id: components["parameters"]["IdOrSlug"];
            };
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description The chosen module.
                 * @example 1
                 */
                moduleId?: components["parameters"]["ModuleId"];
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
    listBanners: {
        parameters: {
            query?: {
                /**
                 * @description Only the featured banners.
                 * @example 1
                 */
                featured?: 0 | 1;
            };
            header?: {
                /**
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description Zones of the chosen location, a JSON array in text.
                 * @example [1,2]
                 */
                zoneid?: components["parameters"]["ZoneIds"];
                /**
                 * @description The chosen module.
                 * @example 1
                 */
                moduleId?: components["parameters"]["ModuleId"];
                /**
                 * @description Of the chosen location; distances are measured from it.
                 * @example 25.2048
                 */
                latitude?: components["parameters"]["Latitude"];
                /**
                 * @description Of the chosen location.
                 * @example 55.2708
                 */
                longitude?: components["parameters"]["Longitude"];
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description The chosen module.
                 * @example 1
                 */
                moduleId?: components["parameters"]["ModuleId"];
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description The chosen module.
                 * @example 1
                 */
                moduleId?: components["parameters"]["ModuleId"];
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description The chosen module.
                 * @example 1
                 */
                moduleId?: components["parameters"]["ModuleId"];
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description Zones of the chosen location, a JSON array in text.
                 * @example [1,2]
                 */
                zoneid?: components["parameters"]["ZoneIds"];
                /**
                 * @description The chosen module.
                 * @example 1
                 */
                moduleId?: components["parameters"]["ModuleId"];
                /**
                 * @description Of the chosen location; distances are measured from it.
                 * @example 25.2048
                 */
                latitude?: components["parameters"]["Latitude"];
                /**
                 * @description Of the chosen location.
                 * @example 55.2708
                 */
                longitude?: components["parameters"]["Longitude"];
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
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
                 * @description Of the order.
                 * @example 120
                 */
                amount: number;
            };
            header?: {
                /**
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description Zones of the chosen location, a JSON array in text.
                 * @example [1,2]
                 */
                zoneid?: components["parameters"]["ZoneIds"];
                /**
                 * @description The chosen module.
                 * @example 1
                 */
                moduleId?: components["parameters"]["ModuleId"];
                /**
                 * @description Of the chosen location; distances are measured from it.
                 * @example 25.2048
                 */
                latitude?: components["parameters"]["Latitude"];
                /**
                 * @description Of the chosen location.
                 * @example 55.2708
                 */
                longitude?: components["parameters"]["Longitude"];
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
                 * @description Needed from shoppers without a token.
                 * @example 7c1d5a5e0b8f4c0f9a3a2f6f3f1b7a90
                 */
                guest_id?: components["parameters"]["GuestId"];
            };
            header?: {
                /**
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
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
                 * @description Entries of a page.
                 * @example 12
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                offset?: components["parameters"]["Offset"];
            };
            header?: {
                /**
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description Zones of the chosen location, a JSON array in text.
                 * @example [1,2]
                 */
                zoneid?: components["parameters"]["ZoneIds"];
                /**
                 * @description The chosen module.
                 * @example 1
                 */
                moduleId?: components["parameters"]["ModuleId"];
                /**
                 * @description Of the chosen location; distances are measured from it.
                 * @example 25.2048
                 */
                latitude?: components["parameters"]["Latitude"];
                /**
                 * @description Of the chosen location.
                 * @example 55.2708
                 */
                longitude?: components["parameters"]["Longitude"];
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
                 * @description Entries of a page.
                 * @example 12
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                offset?: components["parameters"]["Offset"];
            };
            header?: {
                /**
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description Zones of the chosen location, a JSON array in text.
                 * @example [1,2]
                 */
                zoneid?: components["parameters"]["ZoneIds"];
                /**
                 * @description The chosen module.
                 * @example 1
                 */
                moduleId?: components["parameters"]["ModuleId"];
                /**
                 * @description Of the chosen location; distances are measured from it.
                 * @example 25.2048
                 */
                latitude?: components["parameters"]["Latitude"];
                /**
                 * @description Of the chosen location.
                 * @example 55.2708
                 */
                longitude?: components["parameters"]["Longitude"];
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description Zones of the chosen location, a JSON array in text.
                 * @example [1,2]
                 */
                zoneid?: components["parameters"]["ZoneIds"];
                /**
                 * @description The chosen module.
                 * @example 1
                 */
                moduleId?: components["parameters"]["ModuleId"];
                /**
                 * @description Of the chosen location; distances are measured from it.
                 * @example 25.2048
                 */
                latitude?: components["parameters"]["Latitude"];
                /**
                 * @description Of the chosen location.
                 * @example 55.2708
                 */
                longitude?: components["parameters"]["Longitude"];
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
                 * @description Number or slug.
                 * @example 4
                 */
                basic_campaign_id: string;
                /**
                 * @description Entries of a page.
                 * @example 12
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                offset?: components["parameters"]["Offset"];
            };
            header?: {
                /**
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description Zones of the chosen location, a JSON array in text.
                 * @example [1,2]
                 */
                zoneid?: components["parameters"]["ZoneIds"];
                /**
                 * @description The chosen module.
                 * @example 1
                 */
                moduleId?: components["parameters"]["ModuleId"];
                /**
                 * @description Of the chosen location; distances are measured from it.
                 * @example 25.2048
                 */
                latitude?: components["parameters"]["Latitude"];
                /**
                 * @description Of the chosen location.
                 * @example 55.2708
                 */
                longitude?: components["parameters"]["Longitude"];
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description Zones of the chosen location, a JSON array in text.
                 * @example [1,2]
                 */
                zoneid?: components["parameters"]["ZoneIds"];
                /**
                 * @description The chosen module.
                 * @example 1
                 */
                moduleId?: components["parameters"]["ModuleId"];
                /**
                 * @description Of the chosen location; distances are measured from it.
                 * @example 25.2048
                 */
                latitude?: components["parameters"]["Latitude"];
                /**
                 * @description Of the chosen location.
                 * @example 55.2708
                 */
                longitude?: components["parameters"]["Longitude"];
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
                 * @description Entries of a page.
                 * @example 12
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description Which stores, by how they hand over or what they cook.
                 * @example all
                 */
                type?: components["parameters"]["StoreKind"];
            };
            header?: {
                /**
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description Zones of the chosen location, a JSON array in text.
                 * @example [1,2]
                 */
                zoneid?: components["parameters"]["ZoneIds"];
                /**
                 * @description The chosen module.
                 * @example 1
                 */
                moduleId?: components["parameters"]["ModuleId"];
                /**
                 * @description Of the chosen location; distances are measured from it.
                 * @example 25.2048
                 */
                latitude?: components["parameters"]["Latitude"];
                /**
                 * @description Of the chosen location.
                 * @example 55.2708
                 */
                longitude?: components["parameters"]["Longitude"];
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
                 * @description Entries of a page.
                 * @example 12
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description Which stores, by how they hand over or what they cook.
                 * @example all
                 */
                type?: components["parameters"]["StoreKind"];
            };
            header?: {
                /**
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description Zones of the chosen location, a JSON array in text.
                 * @example [1,2]
                 */
                zoneid?: components["parameters"]["ZoneIds"];
                /**
                 * @description The chosen module.
                 * @example 1
                 */
                moduleId?: components["parameters"]["ModuleId"];
                /**
                 * @description Of the chosen location; distances are measured from it.
                 * @example 25.2048
                 */
                latitude?: components["parameters"]["Latitude"];
                /**
                 * @description Of the chosen location.
                 * @example 55.2708
                 */
                longitude?: components["parameters"]["Longitude"];
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
                 * @description Entries of a page.
                 * @example 12
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description Which stores, by how they hand over or what they cook.
                 * @example all
                 */
                type?: components["parameters"]["StoreKind"];
            };
            header?: {
                /**
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description Zones of the chosen location, a JSON array in text.
                 * @example [1,2]
                 */
                zoneid?: components["parameters"]["ZoneIds"];
                /**
                 * @description The chosen module.
                 * @example 1
                 */
                moduleId?: components["parameters"]["ModuleId"];
                /**
                 * @description Of the chosen location; distances are measured from it.
                 * @example 25.2048
                 */
                latitude?: components["parameters"]["Latitude"];
                /**
                 * @description Of the chosen location.
                 * @example 55.2708
                 */
                longitude?: components["parameters"]["Longitude"];
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
                 * @description Entries of a page.
                 * @example 12
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description Which stores, by how they hand over or what they cook.
                 * @example all
                 */
                type?: components["parameters"]["StoreKind"];
            };
            header?: {
                /**
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description Zones of the chosen location, a JSON array in text.
                 * @example [1,2]
                 */
                zoneid?: components["parameters"]["ZoneIds"];
                /**
                 * @description The chosen module.
                 * @example 1
                 */
                moduleId?: components["parameters"]["ModuleId"];
                /**
                 * @description Of the chosen location; distances are measured from it.
                 * @example 25.2048
                 */
                latitude?: components["parameters"]["Latitude"];
                /**
                 * @description Of the chosen location.
                 * @example 55.2708
                 */
                longitude?: components["parameters"]["Longitude"];
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
                 * @description Entries of a page.
                 * @example 12
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description Which stores, by how they hand over or what they cook.
                 * @example all
                 */
                type?: components["parameters"]["StoreKind"];
            };
            header?: {
                /**
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description Zones of the chosen location, a JSON array in text.
                 * @example [1,2]
                 */
                zoneid?: components["parameters"]["ZoneIds"];
                /**
                 * @description The chosen module.
                 * @example 1
                 */
                moduleId?: components["parameters"]["ModuleId"];
                /**
                 * @description Of the chosen location; distances are measured from it.
                 * @example 25.2048
                 */
                latitude?: components["parameters"]["Latitude"];
                /**
                 * @description Of the chosen location.
                 * @example 55.2708
                 */
                longitude?: components["parameters"]["Longitude"];
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
                 * @description Which stores, and in which order.
                 * @example popular
                 */
                store_type?: "all" | "newly_joined" | "popular" | "top_rated";
                /**
                 * @description Entries of a page.
                 * @example 12
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                offset?: components["parameters"]["Offset"];
            };
            header?: {
                /**
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description Zones of the chosen location, a JSON array in text.
                 * @example [1,2]
                 */
                zoneid?: components["parameters"]["ZoneIds"];
                /**
                 * @description The chosen module.
                 * @example 1
                 */
                moduleId?: components["parameters"]["ModuleId"];
                /**
                 * @description Of the chosen location; distances are measured from it.
                 * @example 25.2048
                 */
                latitude?: components["parameters"]["Latitude"];
                /**
                 * @description Of the chosen location.
                 * @example 55.2708
                 */
                longitude?: components["parameters"]["Longitude"];
            };
            path: {
                /**
                 * @description How the goods are handed over.
                 * @example all
                 */
                type: "all" | "delivery" | "take_away";
            };
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description Of the chosen location; distances are measured from it.
                 * @example 25.2048
                 */
                latitude?: components["parameters"]["Latitude"];
                /**
                 * @description Of the chosen location.
                 * @example 55.2708
                 */
                longitude?: components["parameters"]["Longitude"];
            };
            path: {
                /**
                 * @description Number or slug.
                 * @example 12
                 */
                id: components["parameters"]["IdOrSlug"];
            };
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
                 * @description What was typed.
                 * @example pizza
                 */
                name: components["parameters"]["Name"];
                /**
                 * @description Entries of a page.
                 * @example 12
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description Which stores, by how they hand over or what they cook.
                 * @example all
                 */
                type?: components["parameters"]["StoreKind"];
            };
            header?: {
                /**
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description Zones of the chosen location, a JSON array in text.
                 * @example [1,2]
                 */
                zoneid?: components["parameters"]["ZoneIds"];
                /**
                 * @description The chosen module.
                 * @example 1
                 */
                moduleId?: components["parameters"]["ModuleId"];
                /**
                 * @description Of the chosen location; distances are measured from it.
                 * @example 25.2048
                 */
                latitude?: components["parameters"]["Latitude"];
                /**
                 * @description Of the chosen location.
                 * @example 55.2708
                 */
                longitude?: components["parameters"]["Longitude"];
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
                 * @description Entries of a page.
                 * @example 12
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description Which dishes; other modules answer all.
                 * @example all
                 */
                type?: components["parameters"]["ItemKind"];
            };
            header?: {
                /**
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description Zones of the chosen location, a JSON array in text.
                 * @example [1,2]
                 */
                zoneid?: components["parameters"]["ZoneIds"];
                /**
                 * @description The chosen module.
                 * @example 1
                 */
                moduleId?: components["parameters"]["ModuleId"];
                /**
                 * @description Of the chosen location; distances are measured from it.
                 * @example 25.2048
                 */
                latitude?: components["parameters"]["Latitude"];
                /**
                 * @description Of the chosen location.
                 * @example 55.2708
                 */
                longitude?: components["parameters"]["Longitude"];
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
                 * @description Only this category; 0 is all.
                 * @example 0
                 */
                category_id?: components["parameters"]["CategoryId"];
                /**
                 * @description Entries of a page.
                 * @example 12
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description Which dishes; other modules answer all.
                 * @example all
                 */
                type?: components["parameters"]["ItemKind"];
            };
            header?: {
                /**
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
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
                 * @description What was typed.
                 * @example pizza
                 */
                name: components["parameters"]["Name"];
                /**
                 * @description Only this category; 0 is all.
                 * @example 0
                 */
                category_id?: components["parameters"]["CategoryId"];
                /**
                 * @description Entries of a page.
                 * @example 12
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description Which dishes; other modules answer all.
                 * @example all
                 */
                type?: components["parameters"]["ItemKind"];
            };
            header?: {
                /**
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
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
                 * @description Entries of a page.
                 * @example 12
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description Which dishes; other modules answer all.
                 * @example all
                 */
                type?: components["parameters"]["ItemKind"];
            };
            header?: {
                /**
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description Zones of the chosen location, a JSON array in text.
                 * @example [1,2]
                 */
                zoneid?: components["parameters"]["ZoneIds"];
                /**
                 * @description The chosen module.
                 * @example 1
                 */
                moduleId?: components["parameters"]["ModuleId"];
                /**
                 * @description Of the chosen location; distances are measured from it.
                 * @example 25.2048
                 */
                latitude?: components["parameters"]["Latitude"];
                /**
                 * @description Of the chosen location.
                 * @example 55.2708
                 */
                longitude?: components["parameters"]["Longitude"];
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
                 * @description Entries of a page.
                 * @example 12
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description Which dishes; other modules answer all.
                 * @example all
                 */
                type?: components["parameters"]["ItemKind"];
            };
            header?: {
                /**
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description Zones of the chosen location, a JSON array in text.
                 * @example [1,2]
                 */
                zoneid?: components["parameters"]["ZoneIds"];
                /**
                 * @description The chosen module.
                 * @example 1
                 */
                moduleId?: components["parameters"]["ModuleId"];
                /**
                 * @description Of the chosen location; distances are measured from it.
                 * @example 25.2048
                 */
                latitude?: components["parameters"]["Latitude"];
                /**
                 * @description Of the chosen location.
                 * @example 55.2708
                 */
                longitude?: components["parameters"]["Longitude"];
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
                 * @description Entries of a page.
                 * @example 12
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description Which dishes; other modules answer all.
                 * @example all
                 */
                type?: components["parameters"]["ItemKind"];
            };
            header?: {
                /**
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description Zones of the chosen location, a JSON array in text.
                 * @example [1,2]
                 */
                zoneid?: components["parameters"]["ZoneIds"];
                /**
                 * @description The chosen module.
                 * @example 1
                 */
                moduleId?: components["parameters"]["ModuleId"];
                /**
                 * @description Of the chosen location; distances are measured from it.
                 * @example 25.2048
                 */
                latitude?: components["parameters"]["Latitude"];
                /**
                 * @description Of the chosen location.
                 * @example 55.2708
                 */
                longitude?: components["parameters"]["Longitude"];
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
                 * @description Entries of a page.
                 * @example 12
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description Which dishes; other modules answer all.
                 * @example all
                 */
                type?: components["parameters"]["ItemKind"];
            };
            header?: {
                /**
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description Zones of the chosen location, a JSON array in text.
                 * @example [1,2]
                 */
                zoneid?: components["parameters"]["ZoneIds"];
                /**
                 * @description The chosen module.
                 * @example 1
                 */
                moduleId?: components["parameters"]["ModuleId"];
                /**
                 * @description Of the chosen location; distances are measured from it.
                 * @example 25.2048
                 */
                latitude?: components["parameters"]["Latitude"];
                /**
                 * @description Of the chosen location.
                 * @example 55.2708
                 */
                longitude?: components["parameters"]["Longitude"];
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
                 * @description 1 when the number is that of a campaign item.
                 * @example 0
                 */
                campaign?: 0 | 1;
            };
            header?: {
                /**
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path: {
                /**
                 * @description Number or slug.
                 * @example 12
                 */
                id: components["parameters"]["IdOrSlug"];
            };
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path: {
                /**
                 * @description Number or slug.
                 * @example 12
                 */
                id: components["parameters"]["IdOrSlug"];
            };
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
                 * @description What was typed.
                 * @example pizza
                 */
                name: components["parameters"]["Name"];
            };
            header?: {
                /**
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description Zones of the chosen location, a JSON array in text.
                 * @example [1,2]
                 */
                zoneid?: components["parameters"]["ZoneIds"];
                /**
                 * @description The chosen module.
                 * @example 1
                 */
                moduleId?: components["parameters"]["ModuleId"];
                /**
                 * @description Of the chosen location; distances are measured from it.
                 * @example 25.2048
                 */
                latitude?: components["parameters"]["Latitude"];
                /**
                 * @description Of the chosen location.
                 * @example 55.2708
                 */
                longitude?: components["parameters"]["Longitude"];
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description Zones of the chosen location, a JSON array in text.
                 * @example [1,2]
                 */
                zoneid?: components["parameters"]["ZoneIds"];
                /**
                 * @description The chosen module.
                 * @example 1
                 */
                moduleId?: components["parameters"]["ModuleId"];
                /**
                 * @description Of the chosen location; distances are measured from it.
                 * @example 25.2048
                 */
                latitude?: components["parameters"]["Latitude"];
                /**
                 * @description Of the chosen location.
                 * @example 55.2708
                 */
                longitude?: components["parameters"]["Longitude"];
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description Zones of the chosen location, a JSON array in text.
                 * @example [1,2]
                 */
                zoneid?: components["parameters"]["ZoneIds"];
                /**
                 * @description The chosen module.
                 * @example 1
                 */
                moduleId?: components["parameters"]["ModuleId"];
                /**
                 * @description Of the chosen location; distances are measured from it.
                 * @example 25.2048
                 */
                latitude?: components["parameters"]["Latitude"];
                /**
                 * @description Of the chosen location.
                 * @example 55.2708
                 */
                longitude?: components["parameters"]["Longitude"];
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
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
            /** @description Done. */
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description Names one attempt, new for everything that is done and the same for every retry of it. A repeated key with the same body answers the first reply again; with another body 422. Remembered for 30 days.
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
            /** @description Done. */
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
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
            /** @description Done. */
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
                 * @description Entries of a page.
                 * @example 12
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                offset?: components["parameters"]["Offset"];
            };
            header?: {
                /**
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path: {
                /**
                 * @description Number or slug.
                 * @example 12
                 */
                id: components["parameters"]["IdOrSlug"];
            };
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
                 * @description Entries of a page.
                 * @example 12
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                offset?: components["parameters"]["Offset"];
            };
            header?: {
                /**
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
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
            /** @description Done. */
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description Names one attempt, new for everything that is done and the same for every retry of it. A repeated key with the same body answers the first reply again; with another body 422. Remembered for 30 days.
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
            /** @description Done. */
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
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
                 * @description What was typed; all without it.
                 * @example pizza
                 */
                name?: string;
                /**
                 * @description JSON array of numbers in text.
                 * @example [3]
                 */
                category_ids?: string;
                /**
                 * @description JSON array of numbers in text.
                 * @example []
                 */
                brand_ids?: string;
                /**
                 * @description JSON array of filters in text; low and high sort by price.
                 * @example ["top_rated","low"]
                 */
                filter?: string;
                /**
                 * @description Only with at least this rating.
                 * @example 4
                 */
                rating_count?: number;
                /** @example 0 */
                min_price?: number;
                /** @example 20000 */
                max_price?: number;
                /**
                 * @description Entries of a page.
                 * @example 12
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                offset?: components["parameters"]["Offset"];
            };
            header?: {
                /**
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description Zones of the chosen location, a JSON array in text.
                 * @example [1,2]
                 */
                zoneid?: components["parameters"]["ZoneIds"];
                /**
                 * @description The chosen module.
                 * @example 1
                 */
                moduleId?: components["parameters"]["ModuleId"];
                /**
                 * @description Of the chosen location; distances are measured from it.
                 * @example 25.2048
                 */
                latitude?: components["parameters"]["Latitude"];
                /**
                 * @description Of the chosen location.
                 * @example 55.2708
                 */
                longitude?: components["parameters"]["Longitude"];
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
                 * @description Needed from shoppers without a token.
                 * @example 7c1d5a5e0b8f4c0f9a3a2f6f3f1b7a90
                 */
                guest_id?: components["parameters"]["GuestId"];
            };
            header?: {
                /**
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description The chosen module.
                 * @example 1
                 */
                moduleId?: components["parameters"]["ModuleId"];
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
    addToCart: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description The chosen module.
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
            /** @description Done. */
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description The chosen module.
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
            /** @description Done. */
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description The chosen module.
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
            /** @description Done. */
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
                 * @description Number of the line.
                 * @example 41
                 */
                cart_id: components["schemas"]["Id"];
                /**
                 * @description Needed from shoppers without a token.
                 * @example 7c1d5a5e0b8f4c0f9a3a2f6f3f1b7a90
                 */
                guest_id?: components["parameters"]["GuestId"];
            };
            header?: {
                /**
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description The chosen module.
                 * @example 1
                 */
                moduleId?: components["parameters"]["ModuleId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
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
                 * @description Needed from shoppers without a token.
                 * @example 7c1d5a5e0b8f4c0f9a3a2f6f3f1b7a90
                 */
                guest_id?: components["parameters"]["GuestId"];
            };
            header?: {
                /**
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description The chosen module.
                 * @example 1
                 */
                moduleId?: components["parameters"]["ModuleId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
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
                 * @description Entries of a page.
                 * @example 12
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                offset?: components["parameters"]["Offset"];
            };
            header?: {
                /**
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
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
            /** @description Done. */
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
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
            /** @description Done. */
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path: {
                /**
                 * @description Number of the row.
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
            /** @description Done. */
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
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
    placeOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description Names one attempt, new for everything that is done and the same for every retry of it. A repeated key with the same body answers the first reply again; with another body 422. Remembered for 30 days.
                 * @example 0f6a1f5c-7a4e-4a57-9d0c-3f1d1c0a7b55
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Zones of the chosen location, a JSON array in text.
                 * @example [1,2]
                 */
                zoneid?: components["parameters"]["ZoneIds"];
                /**
                 * @description The chosen module.
                 * @example 1
                 */
                moduleId?: components["parameters"]["ModuleId"];
                /**
                 * @description Of the chosen location; distances are measured from it.
                 * @example 25.2048
                 */
                latitude?: components["parameters"]["Latitude"];
                /**
                 * @description Of the chosen location.
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
            /** @description Done. */
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description Names one attempt, new for everything that is done and the same for every retry of it. A repeated key with the same body answers the first reply again; with another body 422. Remembered for 30 days.
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
            /** @description Done. */
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
                 * @description Needed from shoppers without a token.
                 * @example 7c1d5a5e0b8f4c0f9a3a2f6f3f1b7a90
                 */
                guest_id?: components["parameters"]["GuestId"];
            };
            header?: {
                /**
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description Names one attempt, new for everything that is done and the same for every retry of it. A repeated key with the same body answers the first reply again; with another body 422. Remembered for 30 days.
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
            /** @description Done. */
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
                 * @description The id it got when it was uploaded.
                 * @example 4f0c2a8e-7a1e-4b7c-9d1f-2c5b8a6e3d90
                 */
                picture_id: components["schemas"]["PictureId"];
                /**
                 * @description Needed from shoppers without a token.
                 * @example 7c1d5a5e0b8f4c0f9a3a2f6f3f1b7a90
                 */
                guest_id?: components["parameters"]["GuestId"];
            };
            header?: {
                /**
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
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
    getPrescription: {
        parameters: {
            query: {
                /** @example 100001 */
                order_id: components["parameters"]["OrderId"];
                /**
                 * @description Needed from shoppers without a token.
                 * @example 7c1d5a5e0b8f4c0f9a3a2f6f3f1b7a90
                 */
                guest_id?: components["parameters"]["GuestId"];
            };
            header?: {
                /**
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
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
                 * @description Only orders of this module.
                 * @example 1
                 */
                module_id?: components["schemas"]["Id"];
                /**
                 * @description Part of the name of the store or of an item, in either language, or the number of the order; all without it.
                 * @example pizza
                 */
                name?: string;
                /**
                 * @description Entries of a page.
                 * @example 12
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                offset?: components["parameters"]["Offset"];
            };
            header?: {
                /**
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path: {
                /**
                 * @description All orders, those under way, or those that are over.
                 * @example list
                 */
                type: "list" | "running-orders" | "past-orders";
            };
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
                 * @description Needed from shoppers without a token.
                 * @example 7c1d5a5e0b8f4c0f9a3a2f6f3f1b7a90
                 */
                guest_id?: components["parameters"]["GuestId"];
                /**
                 * @description Phone number given with a guest's order.
                 * @example +971501234567
                 */
                contact_number?: components["parameters"]["ContactNumber"];
                /**
                 * @description E-mail address given with a guest's order.
                 * @example sara@example.com
                 */
                contact_email?: components["parameters"]["ContactEmail"];
            };
            header?: {
                /**
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
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
                 * @description Needed from shoppers without a token.
                 * @example 7c1d5a5e0b8f4c0f9a3a2f6f3f1b7a90
                 */
                guest_id?: components["parameters"]["GuestId"];
                /**
                 * @description Phone number given with a guest's order.
                 * @example +971501234567
                 */
                contact_number?: components["parameters"]["ContactNumber"];
            };
            header?: {
                /**
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
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
                 * @description Needed from shoppers without a token.
                 * @example 7c1d5a5e0b8f4c0f9a3a2f6f3f1b7a90
                 */
                guest_id?: components["parameters"]["GuestId"];
                /**
                 * @description Phone number given with a guest's order.
                 * @example +971501234567
                 */
                contact_number?: components["parameters"]["ContactNumber"];
            };
            header?: {
                /**
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
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
                 * @description Needed from shoppers without a token.
                 * @example 7c1d5a5e0b8f4c0f9a3a2f6f3f1b7a90
                 */
                guest_id?: components["parameters"]["GuestId"];
            };
            header: {
                /**
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description The key the order was sent under.
                 * @example 0f6a1f5c-7a4e-4a57-9d0c-3f1d1c0a7b55
                 */
                "Idempotency-Key": components["parameters"]["PlacedKey"];
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
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
            /** @description Done. */
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
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
            /** @description Done. */
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
    switchPaymentMethod: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
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
            /** @description Done. */
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
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
            /** @description Done. */
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
                 * @description Needed from shoppers without a token.
                 * @example 7c1d5a5e0b8f4c0f9a3a2f6f3f1b7a90
                 */
                guest_id?: components["parameters"]["GuestId"];
            };
            header?: {
                /**
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
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
                 * @description Needed from shoppers without a token.
                 * @example 7c1d5a5e0b8f4c0f9a3a2f6f3f1b7a90
                 */
                guest_id?: components["parameters"]["GuestId"];
            };
            header?: {
                /**
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
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
            /** @description Found. */
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description Names one attempt, new for everything that is done and the same for every retry of it. A repeated key with the same body answers the first reply again; with another body 422. Remembered for 30 days.
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
            /** @description Done. */
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
                 * @description Needed from shoppers without a token.
                 * @example 7c1d5a5e0b8f4c0f9a3a2f6f3f1b7a90
                 */
                guest_id?: components["parameters"]["GuestId"];
            };
            header: {
                /**
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description The key the order was put into the cart under.
                 * @example 0f6a1f5c-7a4e-4a57-9d0c-3f1d1c0a7b55
                 */
                "Idempotency-Key": components["parameters"]["RepeatedKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
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
                 * @description Needed from shoppers without a token.
                 * @example 7c1d5a5e0b8f4c0f9a3a2f6f3f1b7a90
                 */
                guest_id?: components["parameters"]["GuestId"];
                /**
                 * @description Phone number given with a guest's order.
                 * @example +971501234567
                 */
                contact_number?: components["parameters"]["ContactNumber"];
                /**
                 * @description E-mail address given with a guest's order.
                 * @example sara@example.com
                 */
                contact_email?: components["parameters"]["ContactEmail"];
            };
            header?: {
                /**
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
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
            /** @description Done. */
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
    shareOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
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
            /** @description Done. */
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
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
            /** @description Done. */
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
                 * @description What stands behind /t/ in the link.
                 * @example Vb0r3Jw5Yq2mXc8dN1tKzE
                 */
                token: string;
            };
            header?: {
                /**
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
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
    listRefundReasons: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
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
                 * @description Needed from shoppers without a token.
                 * @example 7c1d5a5e0b8f4c0f9a3a2f6f3f1b7a90
                 */
                guest_id?: components["parameters"]["GuestId"];
            };
            header?: {
                /**
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
                /**
                 * @description Names one attempt, new for everything that is done and the same for every retry of it. A repeated key with the same body answers the first reply again; with another body 422. Remembered for 30 days.
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
            /** @description Done. */
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
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
            /** @description Done. */
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
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
                 * @description Entries of a page.
                 * @example 12
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description Whose reasons.
                 * @example customer
                 */
                type?: "customer" | "store" | "deliveryman";
            };
            header?: {
                /**
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
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
            /** @description Done. */
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
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
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
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
                 * @description Needed from shoppers without a token.
                 * @example 7c1d5a5e0b8f4c0f9a3a2f6f3f1b7a90
                 */
                guest_id?: components["parameters"]["GuestId"];
            };
            header?: {
                /**
                 * @description Language of texts and messages; any other value counts as en.
                 * @example en
                 */
                "X-localization"?: components["parameters"]["Localization"];
                /**
                 * @description Names the client program; not read by this server.
                 * @example 33571750
                 */
                "X-software-id"?: components["parameters"]["SoftwareId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stream. */
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
            /** @description Found. */
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
            /** @description Found. */
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
            /** @description Counted by the pattern of the route. */
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
