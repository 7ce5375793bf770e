//! A client of the REST API.

use std::net::IpAddr;

use http_body_util::{BodyExt, Full};
use hyper::{Method, Request, Response, body::Bytes, header};
use hyper_util::{
    client::legacy::{self, connect::HttpConnector},
    rt::TokioExecutor,
};
use serde_json::{Value, json};

use crate::Trouble;

/// A person known to a server.
#[derive(Clone, Debug)]
pub struct Guest {
    /// The public id.
    pub id: String,
    /// The secret token.
    pub token: String,
}

impl Guest {
    /// Reads the answer of a server to a new person.
    pub fn new(answer: &Value) -> Result<Guest, Trouble> {
        let text = |pointer: &str| {
            let found = answer.pointer(pointer).and_then(Value::as_str).map(str::to_owned);
            found.ok_or_else(|| Trouble::Broken(format!("no {pointer} in {answer}")))
        };
        Ok(Guest { id: text("/person/id")?, token: text("/token")? })
    }
}

/// An HTTP client of one server.
#[derive(Clone, Debug)]
pub struct HttpClient {
    address: String,
    /// The local address of its connections, if one is set.
    pub(crate) from: Option<IpAddr>,
    http: legacy::Client<HttpConnector, Full<Bytes>>,
}

impl HttpClient {
    /// A client of the server at an address such as `127.0.0.1:7878`.
    pub fn new(address: impl Into<String>) -> HttpClient {
        HttpClient {
            address: address.into(),
            from: None,
            http: legacy::Client::builder(TokioExecutor::new()).build_http(),
        }
    }

    /// A client of the same server that connects from this local address.
    pub fn coming_from(&self, from: IpAddr) -> HttpClient {
        let mut connector = HttpConnector::new();
        connector.set_local_address(Some(from));
        let http = legacy::Client::builder(TokioExecutor::new()).build(connector);
        HttpClient { address: self.address.clone(), from: Some(from), http }
    }

    /// The address of the server.
    pub fn address(&self) -> &str {
        &self.address
    }

    /// Registers a person with this name.
    pub async fn enter(&self, name: &str) -> Result<Guest, Trouble> {
        Guest::new(&self.post("/api/v1/people", None, &json!({ "name": name })).await?)
    }

    /// Opens a table. Players keep the seats they take.
    pub async fn open_table(&self, guest: &Guest, table: &Value) -> Result<Value, Trouble> {
        let mut table = table.clone();
        table["seats_by_lot"] = false.into();
        self.post("/api/v1/tables", Some(guest), &table).await
    }

    /// Sends a command to a table.
    pub async fn command(&self, guest: &Guest, table: &str, command: &Value) -> Result<Value, Trouble> {
        let path = format!("/api/v1/tables/{table}/commands");
        self.post(&path, Some(guest), &json!({ "command": command })).await
    }

    /// Sends a GET request.
    pub async fn get(&self, path: &str, guest: Option<&Guest>) -> Result<Value, Trouble> {
        self.ask(Method::GET, path, guest, None).await
    }

    /// Sends a POST request.
    pub async fn post(&self, path: &str, guest: Option<&Guest>, body: &Value) -> Result<Value, Trouble> {
        self.ask(Method::POST, path, guest, Some(body)).await
    }

    /// Sends a request. The answer is an error unless its status is 2xx.
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

    /// Sends a request and returns the status and body of the answer.
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

    /// Sends a request with any headers and body, and returns the status and body of the answer.
    pub async fn send(
        &self,
        method: Method,
        path: &str,
        headers: &[(&str, String)],
        body: String,
    ) -> Result<(u16, Bytes), Trouble> {
        let answer = self.exchange(method, path, headers, body.into()).await?;
        Ok((answer.status().as_u16(), answer.into_body()))
    }

    /// Sends a request with any headers and body, and returns the whole answer.
    pub async fn exchange(
        &self,
        method: Method,
        path: &str,
        headers: &[(&str, String)],
        body: Bytes,
    ) -> Result<Response<Bytes>, Trouble> {
        let mut request = Request::builder().method(method).uri(format!("http://{}{path}", self.address));
        for (name, value) in headers {
            request = request.header(*name, value);
        }
        let request = request.body(Full::from(body)).map_err(Trouble::gone)?;
        let (head, body) = self.http.request(request).await.map_err(Trouble::gone)?.into_parts();
        Ok(Response::from_parts(head, body.collect().await.map_err(Trouble::gone)?.to_bytes()))
    }
}
