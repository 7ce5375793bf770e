//! The REST API.

use std::net::IpAddr;

use http_body_util::{BodyExt, Full};
use hyper::{Method, Request, body::Bytes, header};
use hyper_util::{
    client::legacy::{Client, connect::HttpConnector},
    rt::TokioExecutor,
};
use serde_json::{Value, json};

use crate::Trouble;

/// Somebody whom a server knows.
#[derive(Clone, Debug)]
pub struct Guest {
    /// Who, as everybody sees it.
    pub id: String,
    /// What proves it.
    pub token: String,
}

impl Guest {
    /// Whoever a server has just let in, by its answer.
    pub fn new(answer: &Value) -> Result<Guest, Trouble> {
        let text = |pointer: &str| {
            let found = answer.pointer(pointer).and_then(Value::as_str).map(str::to_owned);
            found.ok_or_else(|| Trouble::Broken(format!("no {pointer} in {answer}")))
        };
        Ok(Guest { id: text("/person/id")?, token: text("/token")? })
    }
}

/// The way into a server.
#[derive(Clone, Debug)]
pub struct Door {
    address: String,
    /// Where the visitor comes from, if that matters.
    pub(crate) from: Option<IpAddr>,
    client: Client<HttpConnector, Full<Bytes>>,
}

impl Door {
    /// The way into the server at an address such as `127.0.0.1:7878`.
    pub fn new(address: impl Into<String>) -> Door {
        Door { address: address.into(), from: None, client: Client::builder(TokioExecutor::new()).build_http() }
    }

    /// The same way, for a visitor from an address of this machine.
    pub fn coming_from(&self, from: IpAddr) -> Door {
        let mut connector = HttpConnector::new();
        connector.set_local_address(Some(from));
        let client = Client::builder(TokioExecutor::new()).build(connector);
        Door { address: self.address.clone(), from: Some(from), client }
    }

    /// Where it leads.
    pub fn address(&self) -> &str {
        &self.address
    }

    /// Comes in under a name.
    pub async fn enter(&self, name: &str) -> Result<Guest, Trouble> {
        Guest::new(&self.post("/api/v1/people", None, &json!({ "name": name })).await?)
    }

    /// Opens a table.
    pub async fn open_table(&self, guest: &Guest, table: &Value) -> Result<Value, Trouble> {
        self.post("/api/v1/tables", Some(guest), table).await
    }

    /// Has a table do something.
    pub async fn command(&self, guest: &Guest, table: &str, command: &Value) -> Result<Value, Trouble> {
        let path = format!("/api/v1/tables/{table}/commands");
        self.post(&path, Some(guest), &json!({ "command": command })).await
    }

    /// Reads something.
    pub async fn get(&self, path: &str, guest: Option<&Guest>) -> Result<Value, Trouble> {
        self.ask(Method::GET, path, guest, None).await
    }

    /// Sends something.
    pub async fn post(&self, path: &str, guest: Option<&Guest>, body: &Value) -> Result<Value, Trouble> {
        self.ask(Method::POST, path, guest, Some(body)).await
    }

    /// Asks for something: the answer, unless it is a refusal.
    pub async fn ask(
        &self,
        method: Method,
        path: &str,
        guest: Option<&Guest>,
        body: Option<&Value>,
    ) -> Result<Value, Trouble> {
        let (status, bytes) = self.raw(method, path, guest, body).await?;
        let value = serde_json::from_slice(&bytes).unwrap_or(Value::Null);
        if (200..300).contains(&status) { Ok(value) } else { Err(Trouble::Refused { status, body: value }) }
    }

    /// The status and the bytes of an answer.
    pub async fn raw(
        &self,
        method: Method,
        path: &str,
        guest: Option<&Guest>,
        body: Option<&Value>,
    ) -> Result<(u16, Bytes), Trouble> {
        let mut headers = Vec::new();
        if let Some(guest) = guest {
            headers.push((header::AUTHORIZATION.as_str(), format!("Bearer {}", guest.token)));
        }
        if body.is_some() {
            headers.push((header::CONTENT_TYPE.as_str(), "application/json".to_owned()));
        }
        self.send(method, path, &headers, body.map(Value::to_string).unwrap_or_default()).await
    }

    /// The answer to whatever one likes to send.
    pub async fn send(
        &self,
        method: Method,
        path: &str,
        headers: &[(&str, String)],
        body: String,
    ) -> Result<(u16, Bytes), Trouble> {
        let mut request = Request::builder().method(method).uri(format!("http://{}{path}", self.address));
        for (name, value) in headers {
            request = request.header(*name, value);
        }
        let request = request.body(Full::from(body)).map_err(Trouble::gone)?;
        let answer = self.client.request(request).await.map_err(Trouble::gone)?;
        let status = answer.status().as_u16();
        let bytes = answer.into_body().collect().await.map_err(Trouble::gone)?.to_bytes();
        Ok((status, bytes))
    }
}
